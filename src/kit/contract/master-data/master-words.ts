/** What a feature says about its master data: `master` of its texts. */
export interface MasterWords {
	/** `Kostenstelle` */
	readonly one: string;
	/** `Kostenstellen` */
	readonly many: string;
	/** Title of the overview where it is not `many`. */
	readonly title?: string;
	readonly create: string;
	readonly edit: string;
	/** Shown while there are none. */
	readonly empty: string;
	/** Asks before deleting, e.g. "Soll diese Aktivität wirklich unwiderruflich gelöscht werden?" */
	readonly deleteText: string;
	/** Says that something is linked and offers to archive. */
	readonly inUse: string;
	/** Fields, groups of fields and their lines. */
	readonly fields: Readonly<Record<string, string>>;
	/** Heads of columns, where the field's own name does not do. */
	readonly columns?: Readonly<Record<string, string>>;
	/** Said of a group while nothing of it is known. */
	readonly empties?: Readonly<Record<string, string>>;
	/** A line below the field. */
	readonly help?: Readonly<Record<string, string>>;
	/** Values of CHOICE fields: field → value → word. */
	readonly options?: Readonly<Record<string, Readonly<Record<string, string>>>>;
	/** Titles of computed values. */
	readonly extra?: Readonly<Record<string, string>>;
}
