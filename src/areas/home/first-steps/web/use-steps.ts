import { clockWorkTime } from "#areas/home/clocks/web/panels.ts";
import { holidaysOverview } from "#areas/settings/holidays/web/panels.ts";
import { usersImport } from "#areas/staff/import/web/panels.ts";
import { sitesOverview } from "#areas/staff/sites/web/panels.ts";
import { usersCreate } from "#areas/staff/users/web/panels.ts";
import { timeRulesOverview } from "#areas/time-tracking/time-rules/web/panels.ts";
import { worksheetTemplates } from "#areas/time-tracking/worksheets/web/panels.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { goTo } from "#kit/web/router/navigation.ts";
import { useTexts } from "#kit/web/texts.ts";
import { type contract, type StepFacts, type StepName, stepNames } from "../contract.ts";
import { texts } from "../text.ts";

export interface StepAction {
	readonly label: string;
	readonly run: () => void;
}

export interface Step {
	readonly name: StepName;
	readonly isDone: boolean;
	readonly title: string;
	/** What there is once it is done, else what it is about. */
	readonly text: string;
	readonly actions: readonly [StepAction, ...StepAction[]];
}

export type Done = AnswerOf<typeof contract.getFirstSteps>["done"];
type Parts = Omit<Step, "name" | "isDone" | "text"> & {
	readonly open: string;
	readonly facts: string;
};

/** The steps in their order, with what each leads to. */
export function useSteps(done: Done, facts: StepFacts): readonly Step[] {
	const { steps: t } = useTexts(texts);
	const { sites, holidays, year, people, withSignIn, planned, rules } = facts;
	const parts: Record<StepName, Parts> = {
		sites: {
			title: t.sites.title,
			open: t.sites.open,
			facts: t.sites.facts(sites, holidays, year),
			actions: [
				{ label: t.sites.first, run: () => openPanel(sitesOverview, {}) },
				{ label: t.sites.second, run: () => openPanel(holidaysOverview, {}) },
			],
		},
		people: {
			title: t.people.title,
			open: t.people.open,
			facts: t.people.facts(people, withSignIn),
			actions: [
				{ label: t.people.first, run: () => openPanel(usersImport, { kind: "PEOPLE" }) },
				{ label: t.people.second, run: () => openPanel(usersCreate, {}) },
			],
		},
		workingTime: {
			title: t.workingTime.title,
			open: t.workingTime.open(planned, people),
			facts: t.workingTime.facts(planned, people),
			actions: [
				{ label: t.workingTime.first(people - planned), run: openWorksheets },
				{ label: t.workingTime.second, run: () => openPanel(worksheetTemplates, {}) },
			],
		},
		rules: {
			title: t.rules.title,
			open: t.rules.open,
			facts: t.rules.facts(rules),
			actions: [{ label: t.rules.first, run: () => openPanel(timeRulesOverview, {}) }],
		},
		firstEntry: {
			title: t.firstEntry.title,
			open: t.firstEntry.open,
			facts: t.firstEntry.facts,
			actions: [{ label: t.firstEntry.first, run: () => openPanel(clockWorkTime, {}) }],
		},
	};
	return stepNames.map((name) => {
		const { open, facts: there, ...rest } = parts[name];
		return { ...rest, name, isDone: done[name], text: done[name] ? there : open };
	});
}

export function openWorksheets(): void {
	void goTo("/time-management/worksheets");
}

export function openPeople(): void {
	void goTo("/staff/users");
}
