import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { changeCustom } from "./change-custom.ts";
import { changedValues } from "./changed-values.ts";
import { isLong } from "./check-entry.ts";
import { reasonOf } from "./check-kind.ts";
import { overlapsOf } from "./check-overlap.ts";
import { brokenRules } from "./check-rules.ts";
import { entryMatter } from "./entry-matter.ts";

type Endpoint = (typeof contract)["updateTimeTracking"];

export async function updateTimeTracking(
	context: WriteContext,
	input: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { tx, tenantId } = context;
	const opened = await entryMatter.open(context, input);
	const decision = entryMatter.decide(opened, { kind: "EDIT" });
	const { row } = opened.held;
	const said = await reasonOf(tx, tenantId, input.activityId, input);
	const values = await changedValues(context, opened.held, input, said);
	const { id, userId } = row;
	const { state } = decision;
	const acknowledgement =
		state === "PLANNED"
			? undefined
			: entryMatter.demandRules(
					await brokenRules(context, { ...values, id, userId, state }),
					input,
				);
	const version = await entryMatter.carryOut(context, opened, decision, {
		action: "changed",
		values,
		acknowledgement,
	});
	const { custom: change, activityId } = input;
	await changeCustom(context, { id, userId, activityId, change, isNew: false });
	const overlaps = await overlapsOf(tx, { tenantId, userId, id }, values);
	const warnings = { isLong: isLong(values), overlaps };
	return { id, version, state, warnings };
}
