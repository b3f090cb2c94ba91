import * as z from "zod/mini";
import { endpoint } from "#kit/contract/endpoint.ts";
import { civilDay, id, typedText } from "#kit/contract/fields.ts";
import { address } from "#kit/contract/master-data/group-field.ts";

const userId = z.object({ userId: id });
const version = z.int();
const changed = z.object({ version });
const line = typedText({ max: 200 });
const day = z.nullable(civilDay);

const privateFields = {
	birthDate: day,
	address,
	contact: z.object({ phone: line, mobile: line, mail: line }),
};

/** Health-related: kept back from people who read no contracts of the person. */
const disabilityFields = { severelyDisabledFrom: day, severelyDisabledTo: day };

const businessFields = { jobTitle: line, room: line, phone: line, mobile: line, address };

export const personDataEndpoints = {
	getUserPrivateData: endpoint({
		operationId: "getUserPrivateData",
		method: "GET",
		path: "/api/users/{userId}/private-data",
		summary: "Birth date, private address and contact; version 0 when never set",
		access: { key: "users.manage", level: "READ" },
		input: userId,
		answer: z.object({
			...privateFields,
			...disabilityFields,
			/** Severe disability was kept back. */
			isHealthMasked: z.boolean(),
			version,
		}),
		refusals: [],
	}),
	updateUserPrivateData: endpoint({
		operationId: "updateUserPrivateData",
		method: "PUT",
		path: "/api/users/{userId}/private-data",
		summary:
			"Set the private data; severe disability stays as it is where it is left out or contracts.manage WRITE is missing",
		access: { key: "users.manage", level: "WRITE" },
		input: z.object({
			userId: id,
			...privateFields,
			severelyDisabledFrom: z.optional(day),
			severelyDisabledTo: z.optional(day),
			version,
		}),
		answer: changed,
		refusals: [],
	}),
	getUserBusinessData: endpoint({
		operationId: "getUserBusinessData",
		method: "GET",
		path: "/api/users/{userId}/business-data",
		summary: "Business address, room and telephone; version 0 when never set",
		access: { key: "users.manage", level: "READ" },
		input: userId,
		answer: z.object({ ...businessFields, version }),
		refusals: [],
	}),
	updateUserBusinessData: endpoint({
		operationId: "updateUserBusinessData",
		method: "PUT",
		path: "/api/users/{userId}/business-data",
		summary: "Set the business data",
		access: { key: "users.manage", level: "WRITE" },
		input: z.object({ userId: id, ...businessFields, version }),
		answer: changed,
		refusals: [],
	}),
} as const;
