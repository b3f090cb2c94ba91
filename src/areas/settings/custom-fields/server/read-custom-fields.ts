import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { contract } from "../contract.ts";
import { type DescriptionRow, descriptions, readFullField } from "./sql/fields.ts";
import { countValues } from "./sql/values.ts";

export const listCustomFieldDescriptions: Handler<
	typeof contract.listCustomFieldDescriptions
> = async (context, { entity }) => {
	const { tenantId, session } = context;
	if (!session.uiFeatures.includes("CUSTOMFIELDS")) return { fields: [] };
	return { fields: await context.once<DescriptionRow>(descriptions(tenantId, entity)) };
};

export const getCustomFieldUsage: Handler<typeof contract.getCustomFieldUsage> = (
	{ tenantId, read },
	{ id },
) =>
	read(async (tx) => {
		const field = await readFullField(tx, tenantId, id);
		if (field === undefined) return refuse(commonRefusals.notFound);
		return { count: await countValues(tx, tenantId, field) };
	});
