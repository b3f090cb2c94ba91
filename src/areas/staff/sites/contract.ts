import * as z from "zod/mini";
import {
	parentDisabled,
	unitNameTaken,
	unitNotFound,
	unitTooDeep,
} from "#areas/staff/units/contract.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { id, nothing, queryFlag, typedText } from "#kit/contract/fields.ts";
import { listAnswer, listInput } from "#kit/contract/list.ts";
import { address } from "#kit/contract/master-data/group-field.ts";
import { refusal } from "#kit/contract/refusal.ts";

export const siteNameTaken = refusal("InvalidAction", "SITE_NAME_TAKEN");
export const siteInUse = refusal("InvalidAction", "SITE_IN_USE");
/** A company has at least one site: people's days are laid out in its zone. */
export const lastSite = refusal("InvalidAction", "LAST_SITE");
export const unitIsSiteAlready = refusal("InvalidAction", "UNIT_IS_SITE_ALREADY");
/** The root unit is the whole company, never a single site. */
export const rootIsNoSite = refusal("InvalidAction", "ROOT_IS_NO_SITE");
export const siteColumns = [
	"name",
	"unitName",
	"timeZone",
	"country",
	"region",
	"city",
	"people",
	"isEnabled",
] as const;

/** Countries whose rules and holidays the product knows. */
export const countries = ["DE", "AT", "CH", "LI", "LU"] as const;
export type Country = (typeof countries)[number];

const siteId = z.object({ siteId: id });
const name = typedText({ min: 1, max: 200 });
const version = z.int();
const changed = z.object({ version });
const region = {
	/** IANA name, e.g. Europe/Berlin. */
	timeZone: typedText({ min: 1, max: 60 }).check(z.refine(isTimeZone)),
	country: z.enum(countries),
	/** ISO 3166-2 without the country, e.g. NW; null where holidays do not differ. */
	region: z.nullable(typedText({ min: 1, max: 10 })),
};

const siteAnswer = z.object({
	id,
	name: z.string(),
	unitId: id,
	unitName: z.string(),
	timeZone: z.string(),
	country: z.string(),
	region: z.nullable(z.string()),
	/** Null without READ. */
	address: z.nullable(address),
	isEnabled: z.boolean(),
	/** Enabled people at home here; null without READ. */
	people: z.nullable(z.number()),
	version,
});

export const contract = {
	listSites: endpoint({
		operationId: "listSites",
		method: "GET",
		path: "/api/sites",
		summary: "Sites that one may see",
		access: { key: "sites.manage", level: "LIST" },
		input: z.object({ ...listInput(siteColumns), includeDisabled: z._default(queryFlag, false) }),
		answer: listAnswer(siteAnswer),
		refusals: [],
	}),
	getSite: endpoint({
		operationId: "getSite",
		method: "GET",
		path: "/api/sites/{siteId}",
		summary: "One site",
		access: { key: "sites.manage", level: "READ" },
		input: siteId,
		answer: siteAnswer,
		refusals: [],
	}),
	createSite: endpoint({
		operationId: "createSite",
		method: "POST",
		path: "/api/sites",
		summary:
			"Create a site: a unit of its own below parentUnitId (else below the company), or the existing unit unitId with all below it",
		access: { key: "sites.manage", level: "WRITE" },
		input: z.object({
			name,
			...region,
			address: z.optional(address),
			parentUnitId: z.optional(z.nullable(id)),
			unitId: z.optional(z.nullable(id)),
		}),
		answer: z.object({ id, unitId: id }),
		refusals: [
			siteNameTaken,
			unitIsSiteAlready,
			rootIsNoSite,
			unitNotFound,
			unitNameTaken,
			unitTooDeep,
			parentDisabled,
		],
	}),
	updateSite: endpoint({
		operationId: "updateSite",
		method: "PUT",
		path: "/api/sites/{siteId}",
		summary: "Rename a site, and its unit where that bears the same name",
		access: { key: "sites.manage", level: "WRITE" },
		input: z.object({ siteId: id, name, version }),
		answer: changed,
		refusals: [siteNameTaken, unitNameTaken],
	}),
	updateSiteRegion: endpoint({
		operationId: "updateSiteRegion",
		method: "PUT",
		path: "/api/sites/{siteId}/region",
		summary: "Time zone, country and region of a site",
		access: { key: "sites.manage", level: "WRITE" },
		input: z.object({ siteId: id, ...region, version }),
		answer: changed,
		refusals: [],
	}),
	updateSiteAddress: endpoint({
		operationId: "updateSiteAddress",
		method: "PUT",
		path: "/api/sites/{siteId}/address",
		summary: "Postal address of a site",
		access: { key: "sites.manage", level: "WRITE" },
		input: z.object({ siteId: id, address, version }),
		answer: changed,
		refusals: [],
	}),
	updateSiteState: endpoint({
		operationId: "updateSiteState",
		method: "PUT",
		path: "/api/sites/{siteId}/state",
		summary: "Archive a site nobody is at home in, or bring it back",
		access: { key: "sites.manage", level: "WRITE" },
		input: z.object({ siteId: id, isEnabled: z.boolean(), version }),
		answer: changed,
		refusals: [siteInUse, lastSite],
	}),
	deleteSite: endpoint({
		operationId: "deleteSite",
		method: "DELETE",
		path: "/api/sites/{siteId}",
		summary: "Delete a site that nothing refers to; its unit stays",
		access: { key: "sites.manage", level: "FULL" },
		input: siteId,
		answer: nothing,
		refusals: [siteInUse, lastSite],
	}),
} as const;

function isTimeZone(name: string): boolean {
	try {
		return name.includes("/") && new Intl.DateTimeFormat("de", { timeZone: name }) !== undefined;
	} catch {
		return false;
	}
}
