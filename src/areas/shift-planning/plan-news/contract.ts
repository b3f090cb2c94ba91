import * as z from "zod/mini";
import { endpoint } from "#kit/contract/endpoint.ts";
import { civilDay, id, instant, queryFlag, queryList, typedText } from "#kit/contract/fields.ts";

const key = "shiftplan.manage";

/** Who has read what is told of it. */
export const readingsTopic = "SHIFT_READINGS";

/** As many as are shown: the next ones. */
export const mostNews = 200;
/** Who is shown at once. */
export const mostReaders = 500;

export const newsKinds = ["NEW", "CHANGED", "GONE"] as const;

const shift = z.object({
	day: civilDay,
	/** Minutes of the day's wall clock; the end may lie beyond 1440. */
	beginMinute: z.int(),
	endMinute: z.int(),
	activity: z.object({ name: z.string(), color: z.string() }),
	workspace: z.nullable(z.object({ name: z.string() })),
});

const news = z.object({
	shiftId: id,
	kind: z.enum(newsKinds),
	/** It came within the notice period of the department. */
	isShort: z.boolean(),
	madeAt: instant,
	/** As it is; of what is gone as it was. */
	shift,
	/** Of what is changed: as the person knew it. */
	was: z.nullable(shift),
});
export type ShiftNews = z.output<typeof news>;

const reading = z.object({
	user: z.object({ id, firstName: z.string(), lastName: z.string() }),
	unitName: z.string(),
	/** Not read yet, by kind. */
	counts: z.object({ NEW: z.int(), CHANGED: z.int(), GONE: z.int() }),
	/** Some of that came within the notice period. */
	isShort: z.boolean(),
	/** Since when the oldest of it waits; null: all is read. */
	waitsSince: z.nullable(instant),
	/** When the person last said that she has read it. */
	readAt: z.nullable(instant),
});
export type ShiftReading = z.output<typeof reading>;

export const contract = {
	listShiftNews: endpoint("listShiftNews", {
		route: "GET /api/shift-news",
		summary: "What is new, changed and gone of one's own shifts since one last read it",
		access: { signedIn: true },
		input: z.object({}),
		answer: z.object({
			items: z.array(news),
			/** When one last said that one has read it. */
			readAt: z.nullable(instant),
		}),
	}),
	readShiftNews: endpoint("readShiftNews", {
		route: "POST /api/shift-news/read",
		summary: "Say that one has read what was new up to an instant",
		description: "What came later stays new.",
		access: { signedIn: true },
		input: z.object({ until: instant }),
		/** How many were read by this. */
		answer: z.object({ read: z.int() }),
	}),
	listShiftReadings: endpoint("listShiftReadings", {
		route: "GET /api/shift-readings",
		summary: "Who has read what of the plan, those first who have not",
		access: { key, level: "READ" },
		input: z.object({
			unitIds: z.optional(queryList(id)),
			/** With the units below those of `unitIds`. */
			recursive: z._default(queryFlag, true),
			search: z.optional(typedText({ max: 200 })),
			/** Only those who have not read all of it. */
			isUnread: z.optional(queryFlag),
		}),
		answer: z.object({
			items: z.array(reading),
			/** How many of all have something to read. */
			unread: z.int(),
			total: z.int(),
		}),
	}),
} as const;
