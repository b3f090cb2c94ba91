import * as z from "zod/mini";
import { passwordRefused } from "#areas/session/passwords/contract.ts";
import { customChange, customInvalid } from "#areas/settings/custom-fields/contract/values.ts";
import {
	contracts,
	employments,
	employmentTypeNotFound,
	endBeforeBegin,
	wageCostCentreNotFound,
	wages,
} from "#areas/staff/contracts/contract.ts";
import { grantForbidden, roleNotFound } from "#areas/staff/user-roles/contract.ts";
import { permissionScopes } from "#domain/access/permission-map.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { civilDay, id } from "#kit/contract/fields.ts";
import { manualLogin } from "./logins.ts";
import { newUser } from "./people.ts";
import {
	mailTaken,
	personnelNoTaken,
	usernameTaken,
	userSiteNotFound,
	userUnitNotFound,
	userWithoutMail,
} from "./refusals.ts";

const ids = z.array(id).check(z.maxLength(500));

/** From a name to a working person in one transaction: everything, or nothing. */
export const assistantEndpoints = {
	createUserWithAssistant: endpoint("createUserWithAssistant", {
		route: "POST /api/users/assistant",
		summary:
			"Create a person with unit, site, employment, contract, wage, sign-in, invitation and roles: all of it or nothing",
		access: { key: "users.manage", level: "WRITE" },
		input: z
			.object({
				person: newUser,
				unitId: id,
				secondaryUnitIds: z._default(ids, []),
				/** The site of the unit unless said otherwise. */
				homeSiteId: z.optional(z.nullable(id)),
				siteIds: z._default(ids, []),
				/** Those that are required in the unit must be among them. */
				custom: z.optional(customChange),
				employment: z.optional(z.nullable(employments.values)),
				/** From the entry date on; needs `employment`. */
				contract: z.optional(z.nullable(contracts.terms)),
				wage: z.optional(z.nullable(wages.terms)),
				login: z.optional(z.nullable(manualLogin)),
				/** Mails a one-time link; without a sign-in name the mail address is it. */
				invite: z._default(z.boolean(), false),
				/** Beside the default roles. Never above what one holds oneself. */
				roles: z._default(
					z
						.array(
							z
								.object({
									roleId: id,
									scope: z.enum(permissionScopes),
									/** Null with SITE or UNIT: the person's own. */
									siteId: z._default(z.nullable(id), null),
									unitId: z._default(z.nullable(id), null),
									validFrom: z.optional(z.nullable(civilDay)),
									validTo: z._default(z.nullable(civilDay), null),
								})
								.check(
									z.refine(
										({ validFrom, validTo }) =>
											validFrom == null || validTo == null || validTo >= validFrom,
										{ path: ["validTo"] },
									),
								),
						)
						.check(z.maxLength(50)),
					[],
				),
			})
			.check(
				z.refine(
					({ employment, contract, wage }) =>
						employment != null || (contract == null && wage == null),
					{ path: ["employment"] },
				),
			),
		answer: z.object({ id, isInvited: z.boolean() }),
		refusals: [
			personnelNoTaken,
			mailTaken,
			usernameTaken,
			passwordRefused,
			userUnitNotFound,
			userSiteNotFound,
			userWithoutMail,
			endBeforeBegin,
			employmentTypeNotFound,
			wageCostCentreNotFound,
			grantForbidden,
			roleNotFound,
			customInvalid,
		],
	}),
} as const;
