import { publicHolidays } from "#areas/settings/holidays/contract.ts";
import { dropImported, importForSite } from "#areas/settings/holidays/server/public.ts";
import { unitNameTaken, unitNotFound } from "#areas/staff/units/contract.ts";
import {
	addUnit,
	isNameTaken,
	lockTree,
	readUnit,
	type StoredUnit,
	updateUnitRow,
} from "#areas/staff/units/server/public.ts";
import { demandUnit, visibleUnits } from "#areas/staff/user-roles/server/public.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { RulesOf } from "#kit/server/master-data/master-rules.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import {
	type contract,
	lastSite,
	rootIsNoSite,
	siteInUse,
	siteNameTaken,
	sites,
	unitIsSiteAlready,
} from "../contract.ts";
import { isSiteNameTaken, lyingIn, openSiteTo, readSiteUse, rootUnitId } from "./sql.ts";

const { permission: key } = sites;

/** A site lies where its unit does, and is a unit itself. */
export const siteRules = {
	visible: ({ session }, level) => lyingIn(visibleUnits(session, key, level)),
	demand: ({ tx, session }, { unitId }, level) => demandUnit(tx, session, { key, level, unitId }),
	lock: ({ tx, tenantId }) => lockTree(tx, tenantId),
	prepare: async (context, input) => ({ unit_id: await placeOf(context, input) }),

	async validate(tx, { tenantId }, { name, isEnabled }, before) {
		const isRenamed = name !== before?.name;
		if (isRenamed && (await isSiteNameTaken(tx, tenantId, name, before?.id ?? null))) {
			refuse(siteNameTaken);
		}
		if (before?.isEnabled && !isEnabled) {
			const use = await readSiteUse(tx, tenantId, before.id);
			if (!use.hasOther) refuse(lastSite);
			if (use.enabledPeople) refuse(siteInUse);
		}
	},

	async afterWrite(tx, context, { before, after }) {
		const { tenantId, session } = context;
		if (before === undefined) {
			await openSiteTo(tx, tenantId, after.id, session.userId);
			await giveHolidays(tx, context, after);
		} else if (before.name !== after.name) await renameUnit(context, before, after.name);
		context.announce({ kind: "UNITS" });
	},

	/** The unit stays, as an ordinary one: a place in the tree may hold people whatever it was before. */
	async beforeDelete(tx, context, { id, unitId }) {
		const { tenantId } = context;
		const use = await readSiteUse(tx, tenantId, id);
		if (!use.hasOther) refuse(lastSite);
		if (use.people) refuse(siteInUse);
		await dropImported(tx, tenantId, id);
		await updateUnitRow(tx, tenantId, unitId, { kind: "UNIT" });
		context.announce({ kind: "UNITS" });
	},
} satisfies RulesOf<typeof sites>;

interface NewSite {
	readonly id: string;
	readonly country: string;
	readonly region: string | null;
}

/** Public holidays of where it lies, so that nobody's first month is computed without them. */
async function giveHolidays(tx: Tx, context: WriteContext, { id, country, region }: NewSite) {
	const ids = await importForSite(tx, context, { siteId: id, country, region });
	if (ids.length > 0) context.announce({ kind: publicHolidays.topic, ids });
}

type Place = Pick<InputOf<typeof contract.createSite>, "unitId" | "parentUnitId" | "name">;

/** The unit that becomes the site: a new one, or one that is there. */
async function placeOf(context: WriteContext, { unitId, parentUnitId, name }: Place) {
	const { tx, tenantId } = context;
	if (unitId == null) {
		const parent = await openPlace(context, parentUnitId ?? (await rootUnitId(tx, tenantId)));
		return addUnit(context, parent, name, "SITE");
	}
	const unit = await openPlace(context, unitId);
	if (unit.kind === "GLOBAL") refuse(rootIsNoSite);
	if (unit.kind === "SITE") refuse(unitIsSiteAlready);
	await updateUnitRow(tx, tenantId, unitId, { kind: "SITE" });
	return unitId;
}

async function openPlace(context: WriteContext, unitId: string): Promise<StoredUnit> {
	const { tx, session, tenantId } = context;
	await demandUnit(tx, session, { key, level: "WRITE", unitId, notFound: unitNotFound });
	return (await readUnit(tx, tenantId, unitId)) ?? refuse(unitNotFound);
}

/** A unit that bears the site's name goes on bearing it. */
async function renameUnit(
	{ tx, tenantId }: WriteContext,
	site: { readonly unitId: string; readonly name: string },
	name: string,
): Promise<void> {
	const unit = await readUnit(tx, tenantId, site.unitId);
	if (unit === undefined || unit.name !== site.name) return;
	const { id, parentId } = unit;
	if (parentId !== null && (await isNameTaken(tx, tenantId, parentId, name, id))) {
		refuse(unitNameTaken);
	}
	await updateUnitRow(tx, tenantId, id, { name });
}
