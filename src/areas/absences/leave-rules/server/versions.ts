import type { LeaveRule } from "#domain/leave/leave-rule.ts";
import { isoDayPlus } from "#domain/time/iso-day.ts";
import { newId } from "#kit/contract/new-id.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { RuleVersion } from "../contract/rules.ts";
import { type contract, kindChanged, lastVersion, versionTwice } from "../contract.ts";
import { demandCompany, finishRuleChange, openWholeRule } from "./open-rule.ts";
import { changeVersion, insertVersion, removeVersion } from "./sql/versions.ts";

export const createLeaveRuleVersion: Handler<typeof contract.createLeaveRuleVersion> = async (
	context,
	{ id, version, validFrom, settings },
) => {
	const { tx, tenantId, now } = context;
	demandCompany(context, "WRITE");
	const { versions } = await openWholeRule(context, id, version);
	demandSameKind(settings, (versions[0] as RuleVersion).settings);
	const made = {
		id: newId(now.getTime()),
		...placeOf(versions, validFrom),
		validFrom,
		settings,
	};
	const { ended, ...row } = made;
	if (ended !== undefined) await changeVersion(tx, tenantId, ended);
	await insertVersion(tx, tenantId, { ...row, ruleId: id });
	const change = { id, action: "version-created", after: row };
	return { id: made.id, version: await finishRuleChange(context, change) };
};

/** Between which versions a new one lies: until when it holds, and which one it ends. */
function placeOf(versions: readonly RuleVersion[], from: string) {
	if (versions.some(({ validFrom }) => validFrom === from)) return refuse(versionTwice);
	const before = versions.findLast(({ validFrom }) => validFrom < from);
	const next = versions.find(({ validFrom }) => validFrom > from);
	return {
		validTo: next === undefined ? null : isoDayPlus(next.validFrom, -1),
		ended: before && { ...before, validTo: isoDayPlus(from, -1) },
	};
}

export const updateLeaveRuleVersion: Handler<typeof contract.updateLeaveRuleVersion> = async (
	context,
	{ id, versionId, version, settings },
) => {
	const { tx, tenantId } = context;
	demandCompany(context, "WRITE");
	const { versions } = await openWholeRule(context, id, version);
	const before = versions.find((one) => one.id === versionId);
	if (before === undefined) return refuse(commonRefusals.notFound);
	demandSameKind(settings, before.settings);
	const after = { ...before, settings };
	await changeVersion(tx, tenantId, after);
	const change = { id, action: "version-changed", before, after };
	return { version: await finishRuleChange(context, change) };
};

export const deleteLeaveRuleVersion: Handler<typeof contract.deleteLeaveRuleVersion> = async (
	context,
	{ id, versionId },
) => {
	const { tx, tenantId } = context;
	demandCompany(context, "FULL");
	const { versions } = await openWholeRule(context, id);
	const nth = versions.findIndex((one) => one.id === versionId);
	const before = versions[nth];
	if (before === undefined) return refuse(commonRefusals.notFound);
	if (versions.length === 1) refuse(lastVersion);
	await removeVersion(tx, tenantId, versionId);
	const earlier = versions[nth - 1];
	if (earlier !== undefined) {
		const grown = { ...earlier, validTo: before.validTo };
		await changeVersion(tx, tenantId, grown);
	}
	const change = { id, action: "version-deleted", before };
	return { version: await finishRuleChange(context, change) };
};

/** Refuses settings of another kind than the rule's: whom it is given to was checked for this one. */
function demandSameKind(settings: LeaveRule, other: LeaveRule): void {
	if (settings.kind !== other.kind) refuse(kindChanged);
}
