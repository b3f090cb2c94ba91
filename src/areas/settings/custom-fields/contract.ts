import * as z from "zod/mini";
import { endpoint } from "#kit/contract/endpoint.ts";
import { id, queryFlag } from "#kit/contract/fields.ts";
import { masterRefusals } from "#kit/contract/master-data/master-refusals.ts";
import { refusal } from "#kit/contract/refusal.ts";
import { customEntities, customField, customPlaces, customTypes } from "./contract/field-kinds.ts";
import { customFieldGroups, customFields, fieldIsGoing } from "./contract/fields.ts";

/** A place does not exist, or fields of this entity cannot be limited to its kind. */
export const placeRefused = refusal("InvalidAction", "CUSTOM_FIELD_PLACE_REFUSED");

const place = z.object({ place: z.enum(customPlaces), placeId: id });
const version = z.int();

export const contract = {
	...customFieldGroups.contract,
	...customFields.contract,
	deleteCustomField: endpoint("deleteCustomField", {
		route: "DELETE /api/custom-fields/{id}",
		summary:
			"Delete a custom field without values at once; one with values only with removeValues: archived, then emptied and deleted by a job",
		access: { key: "customfields.manage", level: "FULL" },
		input: z.object({ id, removeValues: z._default(queryFlag, false) }),
		answer: z.object({ jobId: z.nullable(id) }),
		refusals: [masterRefusals.inUse, fieldIsGoing],
	}),
	getCustomFieldUsage: endpoint("getCustomFieldUsage", {
		route: "GET /api/custom-fields/{id}/usage",
		summary: "How many values of a custom field there are",
		access: { key: "customfields.manage", level: "READ" },
		input: z.object({ id }),
		answer: z.object({ count: z.number() }),
	}),
	listCustomFieldDescriptions: endpoint("listCustomFieldDescriptions", {
		route: "GET /api/custom-field-descriptions",
		summary:
			"The custom fields in use, in their order, for columns, filters and forms; of one kind of entity or all",
		// the person who sees the values must be able to read what they are
		access: { signedIn: true },
		input: z.object({ entity: z.optional(z.enum(customEntities)) }),
		answer: z.object({
			fields: z.array(z.extend(customField, { entity: z.enum(customEntities) })),
		}),
	}),
	getCustomFieldAssignments: endpoint("getCustomFieldAssignments", {
		route: "GET /api/custom-fields/{id}/assignments",
		summary: "The units and activities that a custom field is limited to, and those it may be",
		access: { key: "customfields.manage", level: "READ" },
		input: z.object({ id }),
		answer: z.object({
			name: z.string(),
			entity: z.enum(customEntities),
			type: z.enum(customTypes),
			version,
			places: z.array(place),
			units: z.array(
				z.object({ id, parentId: z.nullable(id), name: z.string(), isEnabled: z.boolean() }),
			),
			activities: z.array(z.object({ id, name: z.string(), color: z.string() })),
		}),
	}),
	putCustomFieldAssignments: endpoint("putCustomFieldAssignments", {
		route: "PUT /api/custom-fields/{id}/assignments",
		summary:
			"Limit a custom field to units with those below and to activities; without any it is asked for everywhere",
		access: { key: "customfields.manage", level: "WRITE" },
		input: z.object({ id, version, places: z.array(place).check(z.maxLength(1000)) }),
		answer: z.object({ version }),
		refusals: [placeRefused],
	}),
} as const;
