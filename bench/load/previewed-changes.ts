import { contract as settings } from "#areas/settings/global/contract.ts";
import { contract as holidays } from "#areas/settings/holidays/contract.ts";
import { contract as rules } from "#areas/time-tracking/time-rules/contract.ts";
import type { Endpoint, GivenOf } from "#kit/contract/endpoint.ts";
import { type PreviewOf, previewOf } from "#kit/contract/figure-preview.ts";
import { type Figure, figure, floorFigure, limitFigure } from "../bench.ts";
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
		figure("days that a rule reaches", off.days, ""),
		floorFigure("preview of a rule against as many notes", { value: off.took, floor, unit: "s" }),
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

/** Seconds of the least that can be done: a note for everybody, one count of the days that they reach, nothing computed. */
async function notedAndCounted({ bare, company }: WorkingStage): Promise<number> {
	await bare.query("create table plain_note (like day_stale including indexes)");
	const begin = performance.now();
	await bare.query("begin");
	await bare.query(
		`insert into plain_note (tenant_id, user_id, from_day, to_day, since)
		select tenant_id, id, '2020-01-01', '2100-01-01', now() from app_user where tenant_id = $1`,
		[company.tenantId],
	);
	await bare.query(
		`select count(*) from plain_note s join day_result r on r.tenant_id = s.tenant_id and r.user_id = s.user_id
			and r.day >= s.from_day and r.day <= s.to_day where s.tenant_id = $1`,
		[company.tenantId],
	);
	await bare.query("rollback");
	return (performance.now() - begin) / 1000;
}
