import { contract as settings } from "#areas/settings/global/contract.ts";
import { contract as holidays } from "#areas/settings/holidays/contract.ts";
import { contract as rules } from "#areas/time-tracking/time-rules/contract.ts";
import type { Endpoint, GivenOf } from "#kit/contract/endpoint.ts";
import { type PreviewOf, previewOf } from "#kit/contract/figure-preview.ts";
import { type Figure, limitFigure } from "../bench.ts";
import { browserOf, type WorkingStage } from "./working-stage.ts";

/** What three changes for everybody would do: a rule switched off, a holiday, how a day's balance counts. */
export async function previewedChanges(stage: WorkingStage): Promise<Figure[]> {
	const { id, version, today } = {
		id: stage.company.ruleId,
		version: 1,
		today: stage.company.today,
	};
	const floor = await notedAndCounted(stage);
	const off = await preview(stage, rules.updateTimeRuleState, { id, version, isEnabled: false });
	const holiday = await preview(stage, holidays.createHoliday, {
		...{ date: today, name: "Stadtfest", factor: 1, kind: "PUBLIC", siteId: null },
	});
	const balance = await preview(stage, settings.putSettingGroup, {
		...{ key: "timetracking.balanceMode", scope: "GLOBAL", basedOn: null },
		value: { mode: "BUILDUP_ONLY" },
	});
	return [
		{
			name: "floor: notes of everybody's days left, counted, rolled back",
			value: `${floor.toFixed(2)} s`,
		},
		{ name: "days that a rule reaches", value: String(off.days) },
		limitFigure("preview of a rule switched off", off.took, 5, "s"),
		limitFigure("preview of a holiday", holiday.took, 3, "s"),
		limitFigure("preview of a setting", balance.took, 3, "s"),
	];
}

/** Seconds until the answer, and how many days the change would reach. */
async function preview<E extends Endpoint>(
	{ company, address }: WorkingStage,
	endpoint: E,
	input: GivenOf<E>,
) {
	const browser = browserOf(address, company.administrator);
	const begin = performance.now();
	const asked = await browser.call<PreviewOf<Endpoint>>(previewOf(endpoint), input);
	const took = (performance.now() - begin) / 1000;
	if (asked.status !== 200) throw new Error(asked.refusal.message);
	return { took, days: asked.answer.days };
}

/** Seconds of the least that can be done: the change with its notes, one count over them, nothing computed. */
async function notedAndCounted({ bare, company }: WorkingStage): Promise<number> {
	const begin = performance.now();
	await bare.query("begin");
	await bare.query("update time_rule set is_enabled = false where tenant_id = $1 and id = $2", [
		company.tenantId,
		company.ruleId,
	]);
	await bare.query(
		`select count(*) from day_stale s join day_result r on r.tenant_id = s.tenant_id and r.user_id = s.user_id
			and r.day >= s.from_day and r.day <= s.to_day where s.tenant_id = $1`,
		[company.tenantId],
	);
	await bare.query("rollback");
	return (performance.now() - begin) / 1000;
}
