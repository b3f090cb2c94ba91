import { type freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { contract as templates } from "#areas/shift-planning/templates/contract.ts";
import { contract as workspaces } from "#areas/shift-planning/workspaces/contract.ts";
import { contract as units } from "#areas/staff/units/contract.ts";
import { recorded } from "#kit/testing/recorded.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { clearDrafts } from "#kit/ui/drafts/drafts.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { setServerTime } from "#kit/web/clock.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract } from "../contract.ts";
import { shiftsCreate, shiftsDetail, shiftsEdit } from "./panels.ts";
import ShiftPlanPage from "./planner/shift-plan.page.tsx";
import file from "./recorded.json";

/** What the server answered about July 2026 in a ward; see docs/how-to/record-answers.md. */
export const answers = recorded({ ...contract, ...templates, ...units }, file);

export const mia = answers.getShift.mia;

type Entry = ReturnType<ReturnType<typeof freshEntry>>;

/** It is the first of July; Petra plans. */
export function setUpPlan({ server }: Entry): void {
	clearDrafts();
	setServerTime("2026-07-01T08:00:00Z");
	sessionStore.set(sampleSession());
	setUpPanels({ panels: [shiftsCreate, shiftsEdit, shiftsDetail] });
	showPanels(nothingOpen);
	server.answer(units.listUnits, answers.listUnits.all);
	server.answer(contract.getShiftPlan, answers.getShiftPlan.july);
	server.answer(contract.getPlanConflicts, answers.getPlanConflicts.july);
	server.answer(contract.getPlanPeople, answers.getPlanPeople.july);
	server.answer(templates.getDemand, answers.getDemand.july);
	server.answer(at(contract.getShift, mia.id), mia);
	const path = `/api/qualification-requirements/SHIFT/${mia.id}`;
	const none = { name: mia.activity.name, requirements: [], qualifications: [] };
	server.answer({ ...workspaces.listRequirements, path }, none);
	server.answer(contract.checkShifts, answers.checkShifts.fine);
	server.answer(contract.getSuggestedPeople, answers.getSuggestedPeople.all);
}

export async function showPlan(entry: Entry): Promise<void> {
	entry.show(
		<>
			<main style={{ height: 700 }}>
				<ShiftPlanPage />
			</main>
			<PanelHost />
		</>,
	);
	await soon(() => items().length).toBeGreaterThan(0);
}

export const at = <E extends { readonly path: string }>(endpoint: E, id: string): E => ({
	...endpoint,
	path: endpoint.path.replace("{id}", id),
});

export const items = () => [...document.querySelectorAll<HTMLElement>("[data-item]")];
export const itemOf = (id: string) => items().find(({ dataset }) => dataset.item === id);
