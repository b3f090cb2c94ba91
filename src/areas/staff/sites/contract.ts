import * as z from "zod/mini";
import {
	parentDisabled,
	unitNameTaken,
	unitNotFound,
	unitTooDeep,
} from "#areas/staff/units/contract.ts";
import { id, typedText } from "#kit/contract/fields.ts";
import { addressFields, groupField } from "#kit/contract/master-data/group-field.ts";
import { choiceField, ownField, textField } from "#kit/contract/master-data/master-fields.ts";
import { recordData } from "#kit/contract/master-data/record-data.ts";
import { refusal } from "#kit/contract/refusal.ts";

export const siteNameTaken = refusal("InvalidAction", "SITE_NAME_TAKEN");
export const siteInUse = refusal("InvalidAction", "SITE_IN_USE");
/** A company has at least one site: people's days are laid out in its zone. */
export const lastSite = refusal("InvalidAction", "LAST_SITE");
export const unitIsSiteAlready = refusal("InvalidAction", "UNIT_IS_SITE_ALREADY");
/** The root unit is the whole company, never a single site. */
export const rootIsNoSite = refusal("InvalidAction", "ROOT_IS_NO_SITE");

/** Countries whose rules and holidays the product knows. */
export const countries = ["DE", "AT", "CH", "LI", "LU"] as const;
export type Country = (typeof countries)[number];

const timeZone = typedText({ min: 1, max: 60 }).check(z.refine(isTimeZone));
const region = z.nullable(typedText({ min: 1, max: 10 }));

export const sites = recordData({
	name: "Site",
	plural: "Sites",
	entity: "site",
	path: "/api/sites",
	idName: "siteId",
	permission: "sites.manage",
	topic: "SITES",
	movesFigures: "MANY",
	listId: "staff.sites",
	isArchivable: true,
	traceReach: "SITE",
	traced: { archived: "disabled", restored: "enabled" },
	fields: {
		name: textField(),
		country: choiceField(countries),
		/** ISO 3166-2 without the country, e.g. NW; null where holidays do not differ. */
		region: { ...ownField(region, { initial: null }), isRequired: false },
		/** IANA name, e.g. Europe/Berlin. */
		timeZone: ownField(timeZone, { initial: "Europe/Berlin" }),
		address: groupField(addressFields),
	},
	parts: { region: ["country", "region", "timeZone"], address: ["address"] },
	sortedBy: "name",
	details: ["address", "city"],
	/** People: those enabled who are at home here. */
	extra: { unitId: id, unitName: z.string(), people: z.number() },
	shownToAll: ["unitId", "unitName"],
	sortAlso: ["unitName", "people", "isEnabled"],
	/** A site is a unit of its own below another (else below the company), or an existing unit with all below it. */
	creation: { parentUnitId: z.optional(z.nullable(id)), unitId: z.optional(z.nullable(id)) },
	inUse: siteInUse,
	refusals: {
		create: [
			siteNameTaken,
			unitIsSiteAlready,
			rootIsNoSite,
			unitNotFound,
			unitNameTaken,
			unitTooDeep,
			parentDisabled,
		],
		update: [siteNameTaken, unitNameTaken],
		updateState: [siteInUse, lastSite],
		remove: [lastSite],
	},
});

export const { contract } = sites;

function isTimeZone(name: string): boolean {
	try {
		return name.includes("/") && new Intl.DateTimeFormat("de", { timeZone: name }) !== undefined;
	} catch {
		return false;
	}
}
