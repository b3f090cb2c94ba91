/** What a feature says about its master data: `master` of its texts. */
export interface MasterWords {
	/** `Kostenstelle` */
	readonly one: string;
	/** `Kostenstellen` */
	readonly many: string;
	/** Titles of the form, where its panel is called otherwise. */
	readonly create?: string;
	readonly edit?: string;
	/** Shown while there are none. */
	readonly empty: string;
	/** Asks before deleting, e.g. "Soll diese Aktivität wirklich unwiderruflich gelöscht werden?"; else its name is shown. */
	readonly deleteText?: string;
	/** Says that something is linked and offers to archive, where the refusal's own sentence does not do. */
	readonly inUse?: string;
	/** Said of an entry that cannot be archived at present (`mayArchive`). */
	readonly stays?: string;
	/** Said of an entry that is not there, or not to be seen. */
	readonly gone?: string;
	/** Above what is in no part, where "Stammdaten" does not do. */
	readonly base?: string;
	/** Above parts that are not called like a group of fields. */
	readonly parts?: Readonly<Record<string, string>>;
	/** Fields, groups of fields and their lines; `address.country` tells two lines of one name apart. */
	readonly fields: Readonly<Record<string, string>>;
	/** Heads of columns, where the field's own name does not do. */
	readonly columns?: Readonly<Record<string, string>>;
	/** Said of a group while nothing of it is known. */
	readonly empties?: Readonly<Record<string, string>>;
	/** Changing the name, of a record whose other fields are changed apart. */
	readonly rename?: string;
	/** A line below the field. */
	readonly help?: Readonly<Record<string, string>>;
	/** Values of CHOICE fields: field → value → word. */
	readonly options?: Readonly<Record<string, Readonly<Record<string, string>>>>;
	/** Titles of computed values. */
	readonly extra?: Readonly<Record<string, string>>;
}
