import * as z from "zod/mini";
import { endpoint } from "#kit/contract/endpoint.ts";
import { id, nothing } from "#kit/contract/fields.ts";
import { masterData } from "#kit/contract/master-data/master-data.ts";
import { colorField, textField } from "#kit/contract/master-data/master-fields.ts";
import { refusal } from "#kit/contract/refusal.ts";

export const tags = masterData({
	name: "Tag",
	plural: "Tags",
	entity: "tag",
	path: "/api/tags",
	permission: "tags.manage",
	topic: "TAGS",
	isArchivable: false,
	fields: { name: textField({ max: 60 }), color: colorField() },
	sortedBy: "name",
	/** People who wear it. */
	extra: { userCount: z.number() },
});

export const tagNotFound = refusal("InvalidAction", "TAG_NOT_FOUND");

export const contract = {
	...tags.contract,
	putUserTags: endpoint("putUserTags", {
		route: "PUT /api/users/{userId}/tags",
		summary: "The tags of a person, all of them",
		access: { key: "users.manage", level: "WRITE" },
		input: z.object({ userId: id, tagIds: z.array(id).check(z.maxLength(100)) }),
		answer: nothing,
		refusals: [tagNotFound],
	}),
} as const;
