import * as z from "zod/mini";
import { endpoint } from "#kit/contract/endpoint.ts";
import { civilDay, id } from "#kit/contract/fields.ts";
import {
	higherRights,
	notOneself,
	supervisorNotFound,
	supervisorOverlaps,
	userSiteNotFound,
	userUnitNotFound,
} from "./refusals.ts";

const version = z.int();
const changing = {
	access: { key: "users.manage", level: "WRITE" },
	answer: z.object({ version }),
} as const;
const ids = z.array(id).check(z.maxLength(500));

export const placeEndpoints = {
	setUserUnit: endpoint("setUserUnit", {
		route: "PUT /api/users/{userId}/unit",
		...changing,
		movesFigures: "PERSON",
		summary:
			"Move a person to another primary unit, today or on a later day; rights without a place of their own move along",
		input: z.object({
			userId: id,
			unitId: id,
			/** Today unless said otherwise; never earlier. */
			validFrom: z.optional(z.nullable(civilDay)),
			version,
		}),
		refusals: [userUnitNotFound, higherRights, notOneself],
	}),
	setSecondaryUnitIds: endpoint("setSecondaryUnitIds", {
		route: "PUT /api/users/{userId}/secondary-units",
		...changing,
		summary: "The units a person belongs to beside the primary one, from today",
		input: z.object({ userId: id, unitIds: ids, version }),
		refusals: [userUnitNotFound],
	}),
	setUserSites: endpoint("setUserSites", {
		route: "PUT /api/users/{userId}/sites",
		...changing,
		movesFigures: "PERSON",
		summary: "Home site, and the sites a person may switch to",
		input: z.object({ userId: id, homeSiteId: id, siteIds: ids, version }),
		refusals: [userSiteNotFound, higherRights, notOneself],
	}),
	setSupervisors: endpoint("setSupervisors", {
		route: "PUT /api/users/{userId}/supervisors",
		...changing,
		summary: "Who decides for a person in place of the unit's leader, with deputies",
		input: z.object({
			userId: id,
			supervisors: z
				.array(
					z
						.object({
							supervisorId: id,
							/** Stands in for this supervisor. */
							deputyForId: z.nullable(id),
							validFrom: civilDay,
							validTo: z.nullable(civilDay),
						})
						.check(
							z.refine(({ validFrom, validTo }) => validTo === null || validTo >= validFrom, {
								path: ["validTo"],
							}),
						),
				)
				.check(z.maxLength(50)),
			version,
		}),
		refusals: [supervisorNotFound, supervisorOverlaps],
	}),
} as const;
