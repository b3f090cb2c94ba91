import type { MasterItem, MasterValues } from "#kit/contract/master-data/master-operations.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import {
	type customFields,
	fieldIsGoing,
	groupMismatch,
	optionInUse,
	optionsRefused,
	typeInUse,
} from "../contract/fields.ts";
import { texts } from "../text.ts";
import { stripJobKind } from "./jobs.ts";
import { countValues, isBeingStripped, isGroupOf, usedValues } from "./sql/values.ts";

type Values = MasterValues<(typeof customFields)["fields"]>;
type Field = MasterItem<(typeof customFields)["fields"], (typeof customFields)["extra"]>;

/** What the fields of a custom field alone cannot tell: its group, its options, and what its values allow. */
export async function checkField(
	tx: Tx,
	context: WriteContext,
	values: Values,
	before: Field | undefined,
): Promise<void> {
	const { tenantId } = context;
	const entity = before?.entity ?? values.entity;
	if (!(await isGroupOf(tx, tenantId, values.groupId, entity))) {
		refuseAt(context, groupMismatch, "groupId");
	}
	if (!areOptionsRight(values)) refuseAt(context, optionsRefused, "options");
	if (before === undefined) return;
	if (await isBeingStripped(tx, tenantId, stripJobKind, before.id)) refuse(fieldIsGoing);
	if (values.type !== before.type) {
		const count = await countValues(tx, tenantId, before);
		if (count > 0) refuseAt(context, typeInUse, "type");
	}
	await keepUsedOptions(context, values, before);
}

function areOptionsRight({ type, options }: Values): boolean {
	if (type !== "OPTION") return options.length === 0;
	const ids = new Set(options.map(({ id }) => id));
	const names = new Set(options.map(({ name }) => name.toLowerCase()));
	const { length } = options;
	return length > 0 && ids.size === length && names.size === length;
}

async function keepUsedOptions(context: WriteContext, values: Values, before: Field) {
	const kept = new Set(values.options.map(({ id }) => id));
	const gone = before.options.map(({ id }) => id).filter((id) => !kept.has(id));
	const used = await usedValues(context.tx, context.tenantId, before, gone);
	if (used.length > 0) refuseAt(context, optionInUse, "options");
}

type Refused = typeof groupMismatch | typeof optionsRefused | typeof typeInUse | typeof optionInUse;

function refuseAt({ language }: WriteContext, refusal: Refused, field: string): never {
	const { errors } = texts[language];
	return refuse(refusal, { details: [{ field, text: errors[refusal.code] }] });
}
