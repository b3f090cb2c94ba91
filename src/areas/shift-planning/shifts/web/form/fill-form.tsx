import { useState } from "react";
import { contract as templates } from "#areas/shift-planning/templates/contract.ts";
import { Fact, Facts } from "#kit/ui/facts/facts.tsx";
import { MultiSelectField } from "#kit/ui/field/choice/multi-select-field.tsx";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { api } from "#kit/web/api.ts";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { currentTexts, useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { despiteViolations } from "#kit/web/violations/despite-violations.ts";
import { contract, type ShiftPlan } from "../../contract.ts";
import { alikeKey } from "../planner/demand/alike-vacancies.ts";
import { coverOf, type Vacancy, vacancyId } from "../planner/demand/read-demand.ts";
import { shiftsOf } from "../planner/plan-items.ts";
import { renewPlan } from "../renew-plan.ts";
import { texts } from "../text.ts";
import { loadViolationWords } from "../violations/load-violation-words.ts";
import { ShiftChecks } from "./shift-checks.tsx";
import { type PlanChoices, usePlanChoices } from "./use-plan-choices.ts";
import { useShiftWords } from "./use-shift-words.ts";

interface Asked {
	readonly day: string;
	readonly itemId: string;
	readonly close: () => void;
}

/** Plans what a template asks for on a day: its times are given, people are chosen. */
export function FillForm({ day, itemId, close }: Asked) {
	const { form: t } = useTexts(texts);
	const { data: plan } = useApi(contract.getShiftPlan, { from: day, to: day }, { keep: true });
	const [chosen, choose] = useState(itemId);
	const words = { gone: t.covered, notLoaded: t.demandNotLoaded };
	return (
		<AnswerPanel endpoint={templates.getDemand} input={{ from: day, to: day }} words={words}>
			{(demand) => {
				if (plan === undefined) return <PanelFrame isLoading />;
				const { vacancies } = coverOf(demand, shiftsOf(plan), plan, day);
				const vacancy = vacancies.find(({ id }) => id === vacancyId(chosen, day));
				if (vacancy === undefined) return undefined;
				const alike = vacancies.filter((one) => alikeKey(one) === alikeKey(vacancy));
				return <Filling key={vacancy.id} {...{ vacancy, alike, plan, choose, close }} />;
			}}
		</AnswerPanel>
	);
}

interface Given {
	readonly vacancy: Vacancy;
	/** The same at other workspaces, too. */
	readonly alike: readonly Vacancy[];
	readonly plan: ShiftPlan;
	readonly choose: (itemId: string) => void;
	readonly close: () => void;
}

interface Typed {
	readonly userIds: readonly string[];
}

function Filling({ vacancy, alike, plan, choose, close }: Given) {
	const { form: t } = useTexts(texts);
	const { itemId, iso: day, numbers } = vacancy;
	const choices = usePlanChoices(day);
	const form = useApiForm<Typed, typeof templates.fillCopies>({
		draftKey: `shifts.create:${itemId}:${day}`,
		initial: { userIds: [] },
		fields: { userIds: { label: t.people, section: "who" } },
		endpoint: templates.fillCopies,
		input: ({ userIds }) => ({
			copies: (userIds.length === 0 ? [null] : userIds.slice(0, numbers.length)).map(
				(userId, nth) => ({ itemId, day, copy: numbers[nth] ?? 1, userId }),
			),
		}),
		send: (input) =>
			despiteViolations(
				(accepted) => api(templates.fillCopies, { ...input, ...accepted }),
				() => loadViolationWords(t.saving),
			),
		onSaved: renewPlan,
	});
	const field = form.field("userIds");
	return (
		<FormPanel form={form} close={close} saveLabel={t.save}>
			<VacancyFacts vacancy={vacancy} plan={plan} />
			<FormSection id="who" title={t.who}>
				{alike.length > 1 && (
					<div data-wide>
						<SelectField
							label={t.workspace}
							value={itemId}
							options={alike.map((one) => ({ value: one.itemId, label: placeName(one, plan) }))}
							onChange={(id) => id !== null && choose(id)}
						/>
					</div>
				)}
				<div data-wide>
					<MultiSelectField
						{...field}
						help={t.fillHelp(numbers.length)}
						options={choices.people}
						onChange={(chosen) => field.onChange(chosen.slice(0, numbers.length))}
					/>
				</div>
			</FormSection>
			<Checks vacancy={vacancy} userIds={form.values.userIds} choices={choices} />
		</FormPanel>
	);
}

/** "Station 1 × 2". */
function placeName({ workspaceId, numbers }: Vacancy, { workspaces }: ShiftPlan): string {
	const name = workspaces.find(({ id }) => id === workspaceId)?.name ?? "";
	return numbers.length > 1 ? `${name} ${currentTexts(texts).times(numbers.length)}` : name;
}

function VacancyFacts({ vacancy, plan }: Pick<Given, "vacancy" | "plan">) {
	const { form: t, detail } = useTexts(texts);
	const { longDay } = useFormat();
	const words = useShiftWords();
	const nameIn = (list: readonly { readonly id: string; readonly name: string }[], id: string) =>
		list.find((one) => one.id === id)?.name ?? "";
	return (
		<Facts>
			<Fact label={t.day}>{longDay(vacancy.iso)}</Fact>
			<Fact label={t.time}>{words.times(vacancy)}</Fact>
			{vacancy.pauses.length > 0 && (
				<Fact label={detail.pauses}>{words.pauses({ pauses: [...vacancy.pauses] })}</Fact>
			)}
			<Fact label={t.activity}>{nameIn(plan.activities, vacancy.activityId)}</Fact>
			<Fact label={t.workspace}>{nameIn(plan.workspaces, vacancy.workspaceId)}</Fact>
		</Facts>
	);
}

interface ChecksGiven {
	readonly vacancy: Vacancy;
	readonly userIds: readonly string[];
	readonly choices: PlanChoices;
}

/** What the rules say of the shift for those who are chosen. */
function Checks({ vacancy, userIds, choices }: ChecksGiven) {
	const { iso, beginMinute, endMinute, pauses, workspaceId, activityId } = vacancy;
	if (userIds.length === 0) return null;
	const values = { day: iso, beginMinute, endMinute, workspaceId, activityId };
	const changes = userIds.map((userId) => ({
		values: { ...values, pauses: [...pauses], userId },
	}));
	return <ShiftChecks changes={changes} nameOf={choices.nameOf} />;
}
