import { findingSentence } from "#areas/payroll/wage-files/server/public.ts";
import { mappingFault, type WageMapping } from "#domain/wage-export/wage-mapping.ts";
import { newId } from "#kit/contract/new-id.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { audit } from "#kit/server/audit.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { requireGlobally } from "#kit/server/refusals/require-globally.ts";
import { refuseStale } from "#kit/server/refusals/stale-version.ts";
import { mappingTwice, mappingUnfit } from "../../contract/mappings.ts";
import type { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { type ConfigRow, readConfig } from "../sql/configs.ts";
import { knownTargets, mappingsOf, replaceMappings, shownMappings } from "../sql/mappings.ts";

const key = "payroll.manage";

export const getWageMappings: Handler<(typeof contract)["getWageMappings"]> = (context, { id }) => {
	requireGlobally(context.session, key, "READ");
	return context.readAtOnce(async (tx) => {
		const config = await readConfig(tx, context.tenantId, id);
		if (config === undefined) return refuse(commonRefusals.notFound);
		const shown = await shownMappings(tx, context.tenantId, id);
		const { name, type, version } = config;
		return {
			name,
			type,
			version,
			accounts: shown?.accounts ?? [],
			mappings: shown?.mappings ?? [],
		};
	});
};

export const setWageMappings: Handler<(typeof contract)["setWageMappings"]> = async (
	context,
	{ id, version, mappings },
) => {
	const { tx, tenantId, session, now } = context;
	requireGlobally(session, key, "WRITE");
	const config = await readConfig(tx, tenantId, id, true);
	if (config === undefined) return refuse(commonRefusals.notFound);
	if (config.version !== version)
		await refuseStale(tx, {
			...{ tenantId, entity: "payroll_export_config", entityId: id },
			current: { version: config.version },
		});
	await demandSound(context, config, mappings);
	const before = await mappingsOf(tx, tenantId, id);
	const rows = mappings.map((one) => ({ ...one, id: newId(now.getTime()) }));
	const next = await replaceMappings(tx, tenantId, id, rows);
	await audit(tx, context, {
		...{ entity: "payroll_export_config", entityId: id, action: "mapped" },
		...{ before: traced(before), after: traced(mappings) },
	});
	context.announce({ kind: "PAYROLLEXPORTS", ids: [id], update: "UPDATE" });
	return { version: next };
};

/** What history keeps of them: how many there are, and every wage type. */
function traced(mappings: readonly WageMapping[]) {
	const types = mappings.flatMap(({ wageType }) => wageType ?? []);
	return { mappings: mappings.length, wageTypes: [...new Set(types)].toSorted().join(", ") };
}

/** Refuses at the first place that is wrong, as the form shows it. */
async function demandSound(
	{ tx, tenantId, language }: WriteContext,
	{ type }: Pick<ConfigRow, "type">,
	mappings: readonly WageMapping[],
): Promise<void> {
	const details = mappings.flatMap((one, nth) => {
		const fault = mappingFault(type, one);
		if (fault === undefined) return [];
		const text = findingSentence(fault, language);
		return [{ field: `mappings.${nth}.${fault.at}`, text }];
	});
	if (details.length > 0) refuse(mappingUnfit, { details });
	const seen = new Set<string>();
	for (const [nth, { accountId, target, targetId }] of mappings.entries()) {
		const place = `${accountId} ${target} ${targetId ?? ""}`;
		const text = texts[language].errors.WAGE_MAPPING_TWICE;
		if (seen.has(place)) refuse(mappingTwice, { details: [{ field: `mappings.${nth}`, text }] });
		seen.add(place);
	}
	await demandKnown(tx, tenantId, mappings);
}

async function demandKnown(
	tx: WriteContext["tx"],
	tenantId: string,
	mappings: readonly WageMapping[],
): Promise<void> {
	const wanted = mappings.flatMap(({ accountId, target, targetId }) => [
		{ id: accountId, key: `ACCOUNT ${accountId}` },
		...(targetId === null ? [] : [{ id: targetId, key: `${target} ${targetId}` }]),
	]);
	const known = await knownTargets(tx, tenantId, [...new Set(wanted.map(({ id }) => id))]);
	const isWhole = mappings.every(
		({ target, targetId }) => (target === "ALL") === (targetId === null),
	);
	if (!isWhole || wanted.some((one) => !known.has(one.key))) refuse(commonRefusals.notFound);
}
