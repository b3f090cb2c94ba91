import * as z from "zod/mini";
import {
	type FreeFactor,
	freeFactors,
	holidayCountries,
	holidayKinds,
} from "#domain/holidays/holiday-facts.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import {
	civilDay,
	id,
	lastOf,
	nothing,
	queryList,
	queryNumber,
	typedText,
} from "#kit/contract/fields.ts";
import { masterData } from "#kit/contract/master-data/master-data.ts";
import {
	choiceField,
	dateField,
	type MasterField,
	referenceField,
	textField,
} from "#kit/contract/master-data/master-fields.ts";
import { refusal } from "#kit/contract/refusal.ts";

/** The way from a choice to what is imported: how many years at once, and how many days of them. */
export const importLimits = { years: 5, days: 400, sites: 100 } as const;

const year = queryNumber(1900, 2200);
const factor = z.literal(freeFactors) as z.ZodMiniType<FreeFactor, FreeFactor>;
const factorField: MasterField<FreeFactor, false> = {
	kind: "DECIMAL",
	isRequired: true,
	isFixed: false,
	detail: false,
	initial: 1,
	input: factor,
	answer: factor,
};

/** Of lists: what lies in a year, and what holds at a site. */
const filters = { year, siteId: id };

export const publicHolidays = masterData({
	name: "Holiday",
	plural: "Holidays",
	entity: "holiday",
	path: "/api/holidays",
	permission: "holidays.manage",
	topic: "HOLIDAYS",
	movesFigures: "MANY",
	isArchivable: false,
	fields: {
		date: dateField(),
		name: textField(),
		factor: factorField,
		kind: choiceField(holidayKinds),
		/** Null: everywhere. */
		siteId: referenceField("site", { optional: true }),
	},
	sortedBy: "date",
	extra: {
		source: z.enum(["IMPORT", "MANUAL"]),
		/** The region it was imported for, e.g. DE-BY-A. */
		region: z.nullable(z.string()),
	},
	filters,
});

export const endsBeforeBegin = refusal("InvalidAction", "SCHOOL_HOLIDAY_ENDS_BEFORE_BEGIN");
/** A region or a site, not both. */
export const twoPlaces = refusal("InvalidAction", "SCHOOL_HOLIDAY_TWO_PLACES");

export const schoolHolidays = masterData({
	name: "SchoolHoliday",
	plural: "SchoolHolidays",
	entity: "school_holiday",
	path: "/api/school-holidays",
	permission: "holidays.manage",
	topic: "HOLIDAYS",
	isArchivable: false,
	words: "school",
	fields: {
		name: textField(),
		fromDate: dateField(),
		toDate: dateField(),
		/** All sites of a region, e.g. DE-BY. */
		region: textField({ optional: true, max: 10 }),
		/** One site; everywhere without region and site. */
		siteId: referenceField("site", { optional: true }),
	},
	sortedBy: "fromDate",
	filters,
	refusals: [endsBeforeBegin, twoPlaces],
});

export const regionUnknown = refusal("InvalidAction", "HOLIDAY_REGION_NOT_FOUND");
export const yearsUnfit = refusal("InvalidAction", "HOLIDAY_YEARS_UNFIT");
export const siteUnknown = refusal("InvalidAction", "HOLIDAY_SITE_NOT_FOUND");
/** What is imported must stand in the calendar of the country. */
export const dayNotOffered = refusal("InvalidAction", "HOLIDAY_NOT_OFFERED");

const calendar = {
	country: z.enum(holidayCountries),
	/** Without the country, e.g. BY-A; absent for what holds in all of it. */
	region: z.optional(typedText({ min: 1, max: 10 })),
	fromYear: year,
	toYear: lastOf(year, "fromYear", { years: importLimits.years }),
};
const calendarRefusals = [regionUnknown, yearsUnfit, siteUnknown];

export const contract = {
	...publicHolidays.contract,
	...schoolHolidays.contract,
	listHolidayPlaces: endpoint("listHolidayPlaces", {
		route: "GET /api/holiday-places",
		summary: "Sites that holidays may be kept for, and what was imported last",
		access: { key: "holidays.manage", level: "LIST" },
		input: nothing,
		answer: z.object({
			sites: z.array(
				z.object({ id, name: z.string(), country: z.string(), region: z.nullable(z.string()) }),
			),
			imports: z.array(
				z.object({
					siteName: z.nullable(z.string()),
					country: z.string(),
					region: z.nullable(z.string()),
					years: z.array(z.number()),
					at: z.string(),
				}),
			),
		}),
	}),
	listHolidayProposals: endpoint("listHolidayProposals", {
		route: "GET /api/holiday-proposals",
		summary: "The calendar of a country or region, against what is there",
		access: { key: "holidays.manage", level: "WRITE" },
		input: z.object({
			...calendar,
			/** Where they are to hold; everywhere without. */
			siteIds: z.optional(queryList(id, importLimits.sites)),
		}),
		answer: z.object({
			days: z.array(
				z.object({
					date: z.string(),
					name: z.string(),
					kind: z.enum(holidayKinds),
					factor,
					/** Free by law: imported unless somebody says otherwise. */
					isProposed: z.boolean(),
					/** There already, wherever it is to hold: would not be added again. */
					isPresent: z.boolean(),
					/** Another holiday of the same day. */
					otherName: z.nullable(z.string()),
				}),
			),
		}),
		refusals: calendarRefusals,
	}),
	importHolidays: endpoint("importHolidays", {
		route: "POST /api/holiday-imports",
		summary: "Add days of a country's calendar; those that are there already stay as they are",
		access: { key: "holidays.manage", level: "WRITE" },
		movesFigures: "MANY",
		input: z.object({
			...calendar,
			siteIds: z.array(id).check(z.maxLength(importLimits.sites)),
			days: z
				.array(z.object({ date: civilDay, name: typedText(), factor }))
				.check(z.minLength(1), z.maxLength(importLimits.days)),
		}),
		answer: z.object({ added: z.number(), present: z.number() }),
		refusals: [...calendarRefusals, dayNotOffered],
	}),
} as const;
