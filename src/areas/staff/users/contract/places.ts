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

const write = { key: "users.manage", level: "WRITE" } as const;
const version = z.int();
const changed = z.object({ version });
const ids = z.array(id).check(z.maxLength(500));

export const placeEndpoints = {
	setUserUnit: endpoint({
		operationId: "setUserUnit",
		method: "PUT",
		path: "/api/users/{userId}/unit",
		summary:
			"Move a person to another primary unit, today or on a later day; rights without a place of their own move along",
		access: write,
		input: z.object({
			userId: id,
			unitId: id,
			/** Today unless said otherwise; never earlier. */
			validFrom: z.optional(z.nullable(civilDay)),
			version,
		}),
		answer: changed,
		refusals: [userUnitNotFound, higherRights, notOneself],
	}),
	setSecondaryUnitIds: endpoint({
		operationId: "setSecondaryUnitIds",
		method: "PUT",
		path: "/api/users/{userId}/secondary-units",
		summary: "The units a person belongs to beside the primary one, from today",
		access: write,
		input: z.object({ userId: id, unitIds: ids, version }),
		answer: changed,
		refusals: [userUnitNotFound],
	}),
	setUserSites: endpoint({
		operationId: "setUserSites",
		method: "PUT",
		path: "/api/users/{userId}/sites",
		summary: "Home site, and the sites a person may switch to",
		access: write,
		input: z.object({ userId: id, homeSiteId: id, siteIds: ids, version }),
		answer: changed,
		refusals: [userSiteNotFound, higherRights, notOneself],
	}),
	setSupervisors: endpoint({
		operationId: "setSupervisors",
		method: "PUT",
		path: "/api/users/{userId}/supervisors",
		summary: "Who decides for a person in place of the unit's leader, with deputies",
		access: write,
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
		answer: changed,
		refusals: [supervisorNotFound, supervisorOverlaps],
	}),
} as const;
