import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { id, nothing } from "./fields.ts";
import { job } from "./jobs.ts";

/** Master data of the organisation: every signed-in person of the tenant hears of changes. */
export const organisationTypes = ["UNITS", "USERS", "ACTIVITIES"] as const;
export type OrganisationType = (typeof organisationTypes)[number];

/** What else changes are told of. Who hears of which is declared by the server, of each (`audience.ts`). */
export const liveTopics = [
	"CLOCKS",
	"TRACKINGS",
	"ABSENCES",
	"LEAVEBARRIERS",
	"MINIMUMSTAFFING",
	"SHIFTS",
	"AVAILABILITIES",
	"SHIFT_OFFERS",
	"SHIFT_READINGS",
	"AUTO_PLANS",
	"WORKSPACES",
	"APPOINTMENTS",
	"FIGURES",
	"OVERTIME",
	"WORKSHEETS",
	"MONTH_CLOSES",
	"SETTINGS",
	"SITES",
	"HOLIDAYS",
	"CUSTOMFIELDS",
	"PROJECTS",
	"CUSTOMERS",
	"QUALIFICATIONS",
	"GEOLOCATIONS",
	"SPECIALACCOUNTS",
	"TIMERULES",
	"LEAVERULES",
	"LEAVEACCOUNTS",
	"TAGS",
	"EMPLOYMENTTYPES",
	"COSTCENTRES",
	"PAYROLLACCOUNTS",
	"PAYROLLRULES",
	"PAYROLLEXPORTS",
	"PAYROLLS",
	"ROLELIST",
	"GRANTS",
	"HARDWARETOKENS",
	"TERMINALS",
	"APPREGISTRATIONS",
	"APIKEYS",
	"SSOPROVIDERS",
] as const;
export type LiveTopic = (typeof liveTopics)[number];

/** Topics of what always concerns somebody: of nobody in particular nobody would hear. */
export type PersonalTopic =
	| "CLOCKS"
	| "TRACKINGS"
	| "SHIFTS"
	| "SHIFT_READINGS"
	| "AVAILABILITIES"
	| "FIGURES"
	| "OVERTIME"
	| "HARDWARETOKENS";

/** What a record may be told of as. */
export type RecordTopic = LiveTopic | OrganisationType;
/** The same of what may concern nobody in particular. */
export type GeneralTopic = Exclude<RecordTopic, PersonalTopic>;

/** Where replicas serve reads: how far who hears this must read, told with `stundwerk-read`. */
const readFrom = z.optional(z.number());

/** First message of each connection, and again whenever the server itself loses or regains the source of messages. */
const connection = z.object({
	kind: z.literal("connection"),
	readFrom,
	state: z.enum(["CONNECTED", "INTERRUPTED"]),
});

/** Messages may have been missed: whatever is shown has to be fetched again. */
const resync = z.object({ kind: z.literal("resync"), readFrom });

const organisation = z.object({
	kind: z.literal("organisation"),
	readFrom,
	type: z.enum(organisationTypes),
});

const jobUpdate = z.object({
	kind: z.literal("jobUpdate"),
	readFrom,
	updateState: z.enum(["Create", "Update", "Delete"]),
	/** Of a deleted job nothing but its id is left. */
	job: z.union([job, z.object({ jobId: id })]),
});

const jobProgress = z.object({
	kind: z.literal("jobProgress"),
	readFrom,
	id,
	progress: z.number(),
});

/** Something the reader may see has changed; who shows it fetches it again. */
const change = z.object({
	kind: z.literal("change"),
	readFrom,
	topic: z.enum(liveTopics),
	/** None where everybody is told. */
	ids: z.array(z.string()),
	userId: z.optional(id),
	unitId: z.optional(id),
	update: z.optional(z.enum(["CREATE", "UPDATE", "DELETE"])),
});

/** Last message of a connection whose session is over. */
const sessionEnded = z.object({ kind: z.literal("sessionEnded"), readFrom });

export const liveMessage = z.discriminatedUnion("kind", [
	connection,
	resync,
	organisation,
	jobUpdate,
	jobProgress,
	change,
	sessionEnded,
]);

export type LiveMessage = z.output<typeof liveMessage>;
export type LiveKind = LiveMessage["kind"];
export type LiveMessageOf<K extends LiveKind> = Extract<LiveMessage, { kind: K }>;

/**
 * Server-sent events: `event` is the message's kind, `data` the message as JSON, `id` its place. Who begins names
 * `livePlace` of the session in `last-event-id`, who comes back the last id: what came in between is sent, or, when the
 * server does not remember it, `resync`.
 */
export const streamLive = endpoint("streamLive", {
	route: "GET /api/live",
	summary: "Messages about changes, as server-sent events",
	access: { signedIn: true, web: true },
	input: nothing,
	answer: liveMessage,
	raw: true,
	staysOpen: true,
});
