import { demandUnit, visibleUnits } from "#areas/staff/user-roles/server/public.ts";
import { layShift, shiftFault } from "#domain/shifts/shift-times.ts";
import type { CopyTimes } from "#domain/shifts/templates/template-facts.ts";
import { dayOfIso } from "#domain/time/iso-day.ts";
import { zoneOf } from "#domain/time/zone.ts";
import { masterRefusals } from "#kit/contract/master-data/master-refusals.ts";
import type { Refusal } from "#kit/contract/refusal.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { RulesOf } from "#kit/server/master-data/master-rules.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { TemplateItemValues } from "../contract/template-items.ts";
import {
	shiftTemplates,
	templateActivityUnfit,
	templateItemTaken,
	templateTimesUnfit,
	templateUnitUnknown,
} from "../contract.ts";
import { texts } from "../text.ts";
import {
	areTaken,
	areUnits,
	keepReferences,
	neededIn,
	placeOfTemplate,
	usableKinds,
} from "./sql/template.ts";

const { permission: key } = shiftTemplates;

/** A template is seen and changed by those who plan its workspace's department. */
export const templateRules = {
	visible: ({ session }, level) => neededIn(visibleUnits(session, key, level)),

	demand: ({ tx, session }, { unitId }, level) => demandUnit(tx, session, { key, level, unitId }),

	async validate(tx, context, { workspaceId, items }, before) {
		const { tenantId, session } = context;
		const place = await placeOfTemplate(tx, tenantId, workspaceId);
		const notFound = masterRefusals.referenceNotFound;
		if (place === undefined) return refuse(notFound);
		await demandUnit(tx, session, { key, level: "WRITE", unitId: place.unitId, notFound });
		const known = new Map(before?.items.map((item) => [item.id, item]));
		const check = { tx, context, place, known, templateId: before?.id ?? null };
		await demandItems(check, items);
	},

	async afterWrite(tx, { tenantId }, { after }) {
		await keepReferences(tx, tenantId, after.id, after.items);
	},
} satisfies RulesOf<typeof shiftTemplates>;

interface Check {
	readonly tx: Tx;
	readonly context: WriteContext;
	readonly place: { readonly activityIds: readonly string[] };
	/** Items as they are. */
	readonly known: ReadonlyMap<string, TemplateItemValues>;
	readonly templateId: string | null;
}

async function demandItems(check: Check, items: readonly TemplateItemValues[]): Promise<void> {
	const { tx, context, place, known, templateId } = check;
	const { tenantId } = context;
	const fault = (refusal: Refusal & { readonly code: keyof (typeof texts)["de-DE"]["errors"] }) =>
		refuse(refusal, {
			details: [{ field: "items", text: texts[context.language].errors[refusal.code] }],
		});
	const ids = items.map(({ id }) => id);
	const isTwice = new Set(ids).size < ids.length;
	if (isTwice || (await areTaken(tx, tenantId, ids, templateId))) fault(templateItemTaken);
	if (items.some((item) => !areTimesFit(item))) fault(templateTimesUnfit);
	// what is archived may stay where it is
	const fresh = items.filter((item) => known.get(item.id)?.activityId !== item.activityId);
	if (!(await areKindsFit(tx, tenantId, place, fresh))) fault(templateActivityUnfit);
	const units = [...new Set(items.flatMap(({ unitId }) => unitId ?? []))];
	if (!(await areUnits(tx, tenantId, units))) fault(templateUnitUnknown);
}

type Place = { readonly activityIds: readonly string[] };

/** Whether kinds of shift are in use and done at a workspace. */
export function areKindsFit(
	tx: Tx,
	tenantId: string,
	place: Place,
	items: readonly { readonly activityId: string }[],
): Promise<boolean> {
	return areKindsFitAt(
		tx,
		tenantId,
		items.map(({ activityId }) => ({ activityId, place })),
	);
}

/** The same of several workspaces, in one statement; undefined stands for one that is not there. */
export async function areKindsFitAt(
	tx: Tx,
	tenantId: string,
	items: readonly { readonly activityId: string; readonly place: Place | undefined }[],
): Promise<boolean> {
	const ids = [...new Set(items.map(({ activityId }) => activityId))];
	const usable = await usableKinds(tx, tenantId, ids);
	return items.every(({ activityId: id, place }) => {
		const isDone = place?.activityIds.length === 0 || place?.activityIds.includes(id);
		return usable.has(id) && isDone;
	});
}

const ordinaryDay = dayOfIso("2026-01-05");
const plainZone = zoneOf("UTC");

/** On a day on which the clock is left alone. */
export function areTimesFit(times: CopyTimes): boolean {
	return shiftFault(layShift({ day: ordinaryDay, ...times }, plainZone)) === null;
}
