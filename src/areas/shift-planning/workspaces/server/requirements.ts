import { demandUnit, visibleUnits } from "#areas/staff/user-roles/server/public.ts";
import { newId } from "#kit/contract/new-id.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { audit } from "#kit/server/audit.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { requireGlobally } from "#kit/server/refusals/require-globally.ts";
import { rowsOf } from "#kit/server/rows-of.ts";
import {
	type contract,
	requirementLevelUnknown,
	requirementNotUsable,
	requirementTargetNotFound,
	requirementTwice,
	workspaces,
} from "../contract.ts";
import {
	insertRequirement,
	type RequirementRow,
	removeRequirement,
	requirementById,
	requirementsOf,
	type TargetRow,
	type UsableQualification,
	usableQualification,
} from "./sql.ts";

const { permission: key } = workspaces;
type Contract = typeof contract;

export const listRequirements: Handler<Contract["listRequirements"]> = async (context, input) => {
	const { tenantId, session } = context;
	const units = visibleUnits(session, key, "LIST");
	const [found] = await context.once<TargetRow>(requirementsOf(tenantId, input, units));
	if (found === undefined) return refuse(requirementTargetNotFound);
	const { name, requirements, qualifications } = found;
	return { name, requirements, qualifications };
};

export const assignRequirement: Handler<Contract["assignRequirement"]> = async (context, input) => {
	const { tx, tenantId, session, now } = context;
	const units = visibleUnits(session, key, "LIST");
	const [target] = await rowsOf<TargetRow>(tx, requirementsOf(tenantId, input, units));
	if (target === undefined) return refuse(requirementTargetNotFound);
	await demandAt(context, target.unitId);
	const found = await usableQualification(tx, tenantId, input);
	const { qualificationId, minLevel } = input;
	const { name, levels } = checked(found, minLevel);
	const id = newId(now.getTime());
	await insertRequirement(tx, tenantId, { ...input, id });
	const workspaceId = input.target === "WORKSPACE" ? input.targetId : null;
	await tell(context, { ...input, workspaceId, entityId: target.entityId, action: "created" });
	return { id, version: 1, qualificationId, name, levels: [...levels], minLevel };
};

function checked(found: UsableQualification | undefined, minLevel: number | null) {
	if (found === undefined) return refuse(requirementNotUsable);
	if (found.isAsked) refuse(requirementTwice);
	if (minLevel !== null && minLevel > found.levels.length) refuse(requirementLevelUnknown);
	return found;
}

export const deleteRequirement: Handler<Contract["deleteRequirement"]> = async (
	context,
	{ id },
) => {
	const { tx, tenantId } = context;
	const row = await requirementById(tx, tenantId, id);
	if (row === undefined) return refuse(commonRefusals.notFound);
	await demandAt(context, row.unitId);
	await removeRequirement(tx, tenantId, id);
	await tell(context, { ...row, action: "deleted" });
	return {};
};

/** What a kind of shift asks for holds in the whole company. */
async function demandAt({ tx, session }: WriteContext, unitId: string | null): Promise<void> {
	if (unitId === null) requireGlobally(session, key, "WRITE");
	else await demandUnit(tx, session, { key, level: "WRITE", unitId });
}

interface Told
	extends Pick<RequirementRow, "workspaceId" | "entityId" | "qualificationId" | "minLevel"> {
	readonly action: "created" | "deleted";
}

/** The history of a workspace, a kind of shift, a shift or a template says what was asked for there. */
async function tell(context: WriteContext, told: Told): Promise<void> {
	const { workspaceId, entityId, qualificationId, minLevel, action } = told;
	const values = { qualificationId, minLevel };
	await audit(context.tx, context, {
		entity: "qualification_requirement",
		entityId,
		subjectUserId: null,
		action,
		before: action === "created" ? null : values,
		after: action === "created" ? values : null,
	});
	const ids = workspaceId === null ? [] : [workspaceId];
	context.announce({ kind: workspaces.topic, ids });
}
