import * as z from "zod/mini";
import { endpoint } from "#kit/contract/endpoint.ts";
import { civilDay, id } from "#kit/contract/fields.ts";
import { address, groupField, lineField } from "#kit/contract/master-data/group-field.ts";

const userId = z.object({ userId: id });
const version = z.int();
const day = z.nullable(civilDay);
const phone = lineField({ kind: "PHONE" });

/** How a person is reached at home. */
export const contactFields = { phone, mobile: phone, mail: lineField({ kind: "MAIL" }) };
/** What she is at work, and how she is reached there. */
export const officeFields = { jobTitle: lineField(), room: lineField(), phone, mobile: phone };

export const { input: contact, initial: emptyContact } = groupField(contactFields);

const privateData = z.object({ birthDate: day, address, contact });
/** Health-related: kept back from people who read no contracts of the person. */
const disability = z.object({ severelyDisabledFrom: day, severelyDisabledTo: day });
const businessData = z.object({
	jobTitle: officeFields.jobTitle.input,
	room: officeFields.room.input,
	phone: phone.input,
	mobile: phone.input,
	address,
});

const reading = {
	access: { key: "users.manage", level: "READ" },
	input: userId,
	refusals: [],
} as const;

const writing = {
	access: { key: "users.manage", level: "WRITE" },
	answer: z.object({ version }),
	refusals: [],
} as const;

export const personDataEndpoints = {
	getUserPrivateData: endpoint("getUserPrivateData", {
		route: "GET /api/users/{userId}/private-data",
		...reading,
		summary: "Birth date, private address and contact; version 0 when never set",
		answer: z.object({
			...privateData.shape,
			...disability.shape,
			/** Severe disability was kept back. */
			isHealthMasked: z.boolean(),
			version,
		}),
	}),
	updateUserPrivateData: endpoint("updateUserPrivateData", {
		route: "PUT /api/users/{userId}/private-data",
		...writing,
		summary:
			"Set the private data; severe disability stays as it is where it is left out or contracts.manage WRITE is missing",
		input: z.object({
			...userId.shape,
			...privateData.shape,
			...z.partial(disability).shape,
			version,
		}),
	}),
	getUserBusinessData: endpoint("getUserBusinessData", {
		route: "GET /api/users/{userId}/business-data",
		...reading,
		summary: "Business address, room and telephone; version 0 when never set",
		answer: z.object({ ...businessData.shape, version }),
	}),
	updateUserBusinessData: endpoint("updateUserBusinessData", {
		route: "PUT /api/users/{userId}/business-data",
		...writing,
		summary: "Set the business data",
		input: z.object({ ...userId.shape, ...businessData.shape, version }),
	}),
} as const;
