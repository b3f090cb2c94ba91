import * as z from "zod/mini";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";

export const autoFinished = definePanel({
	id: "dashboard.auto-finished",
	title: ["Automatisch beendete Zeiteinträge", "Automatically finished time entries"],
	params: z.object({}),
	palette: true,
	load: () => loadToDo("autoFinishedToDo"),
});

export const needsReason = definePanel({
	id: "dashboard.needs-reason",
	title: ["Zeiteinträge ohne Begründung", "Time entries without a reason"],
	params: z.object({}),
	palette: true,
	load: () => loadToDo("reasonToDo"),
});

export const questions = definePanel({
	id: "dashboard.questions",
	title: ["Rückfragen zu Zeiteinträgen", "Questions about time entries"],
	params: z.object({}),
	palette: true,
	load: () => loadToDo("questionToDo"),
});

export const substituteRequests = definePanel({
	id: "dashboard.substitute-requests",
	title: ["Vertretungsanfragen", "Requests to stand in"],
	params: z.object({}),
	palette: true,
	load: () => import("./substitutes/substitute-requests.panel.tsx"),
});

/** One's own, and those of people one may read; each leads to what would mend it. */
export const daysWithoutActuals = definePanel({
	id: "dashboard.days-without-actuals",
	title: ["Tage ohne Ist", "Days without actuals"],
	params: z.object({}),
	features: ["TIMETRACKINGS"],
	palette: true,
	load: () => import("./days/days-without-actuals.panel.tsx"),
});

/** What lists it is loaded with its panel. */
async function loadToDo(name: "questionToDo" | "reasonToDo" | "autoFinishedToDo") {
	const [{ matterToDoPanel }, toDos] = await Promise.all([
		import("./matter-to-do.panel.tsx"),
		import("./matter-to-dos.ts"),
	]);
	return matterToDoPanel(toDos[name]);
}
