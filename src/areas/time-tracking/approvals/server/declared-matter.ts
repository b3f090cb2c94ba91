import type { PermissionKey } from "#domain/access/permission-keys.ts";
import type { ActivityState } from "#domain/approval/approval-state.ts";
import type { RequestFacts } from "#domain/approval/decide-creation.ts";
import type { Matter } from "#domain/approval/matter.ts";
import type { Language } from "#kit/contract/language.ts";
import type { RecordTopic } from "#kit/contract/live.ts";
import type { RuleViolation } from "#kit/contract/rule-violation.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { MatterNoun } from "../contract/matter-noun.ts";
import type { MatterInbox } from "./sql/columns.ts";

/** Who writes, in which transaction: a request, or a job for the person who ordered it. */
export type MatterWriter = Pick<
	WriteContext,
	"tx" | "tenantId" | "session" | "now" | "language" | "announce"
>;

/** What is known of every matter, whatever it is about. */
export interface MatterRow {
	readonly id: string;
	readonly userId: string;
	readonly state: ActivityState;
	readonly reason: string | null;
	readonly version: number;
}

/** What decisions about it depend on, besides its state and its steps. */
export type MatterFacts = Omit<Matter, "state" | "openSteps">;

/** The types of one kind of matter. */
export interface MatterKind {
	readonly row: MatterRow;
	/** A row held until the transaction ends, with all that its moves need to know. */
	readonly held: { readonly row: MatterRow; readonly facts: MatterFacts };
	/** What a change of it writes. */
	readonly values: object;
	/** The same as it is asked for and kept until somebody decides. */
	readonly proposal: object;
}

/** What a move changes of a row. */
export interface MatterPatch<K extends MatterKind> {
	readonly state: ActivityState;
	readonly values?: K["values"];
	/** Given by the person: none is owed any more. */
	readonly reason?: string;
}

/** The row before and after a move. */
export interface Moved<K extends MatterKind> {
	readonly before: K["row"];
	readonly after: K["row"];
	readonly values: K["values"] | undefined;
}

/** What an entity says of itself so that it can be requested, decided, changed and cancelled. */
export interface DeclaredMatter<K extends MatterKind> {
	/** As traces name it: a table-like name. */
	readonly entity: string;
	/** Of a row that others may read of than of the rest: as its traces name it, instead. */
	tracedAs?(row: K["row"]): string;
	/** In refusals: "This entry is still running". */
	readonly noun: MatterNoun;
	/** Held for its person: READ shows it, WRITE requests and changes it, FULL decides. */
	readonly reach: PermissionKey;
	/** The live message after each change, to browsers that show it. */
	readonly topic: RecordTopic;
	/** What else of its person is out of date then. */
	readonly alsoTold?: readonly RecordTopic[];
	/** What of it waits for its person, for the open tasks of the dashboard; without it nothing is listed there. */
	readonly inbox?: MatterInbox;
	/** Where mails about it lead: path and query of the application, e.g. `/home/dashboard?p=swap.detail:<id>`. */
	place?(row: K["row"]): string;
	/** Which one it is, in a mail: "24.11.2026, 08:00–16:30". It names no kind of absence and nothing that takes a right. */
	inWords?(row: K["row"], language: Language): string;
	find(tx: Tx, tenantId: string, id: string): Promise<K["row"] | undefined>;
	/** Locks the person, then the row: the same order everywhere. Undefined where it is gone meanwhile. */
	hold(context: MatterWriter, found: K["row"]): Promise<K["held"] | undefined>;
	/** Which steps a request opens; `hasReason` is known without it. */
	asks(held: K["held"]): Omit<RequestFacts, "hasReason">;
	/** Refuses a plan that cannot be requested now. */
	checkRequest?(context: MatterWriter, held: K["held"]): Promise<void>;
	/** What is said about it, where reasons can be chosen; the words alone otherwise. */
	reason?(context: MatterWriter, held: K["held"], given: GivenReason): Promise<string | null>;
	/** What it would break in a state, or with other values; acceptable violations are put aside by their codes. */
	rules?(
		context: MatterWriter,
		held: K["held"],
		state: ActivityState,
		values?: K["values"],
	): Promise<RuleViolation[]>;
	/** Changes asked for; without it there are none. */
	readonly change?: {
		/** What is asked for, checked, as it is to be written. */
		values(
			context: MatterWriter,
			held: K["held"],
			proposed: K["proposal"],
			reason: string | null,
		): Promise<K["values"]>;
		/** As it is kept until somebody decides. */
		proposal(values: K["values"]): K["proposal"];
	};
	/** @returns the new version */
	write(context: MatterWriter, held: K["held"], patch: MatterPatch<K>): Promise<number>;
	/** What else follows a move, in the same transaction. */
	afterMove?(context: MatterWriter, moved: Moved<K>): Promise<void>;
}

export interface GivenReason {
	readonly reasonId?: string | null;
	readonly reason: string | null;
}
