import { IconPlayerPlay, IconPlayerStop } from "@tabler/icons-react";
import { useStore } from "../../../../kit/ui/create-store.ts";
import { useTexts } from "../../../../kit/web/texts.ts";
import type { TimeClocks } from "../contract.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";
import { deskStore, press } from "./booking-desk.ts";
import type { ProjectRow } from "./project-rows.ts";

interface Given {
	readonly row: ProjectRow;
	readonly clocks: TimeClocks;
}

/** Starts and stops a project's clock. */
export function ProjectSwitch({ row, clocks }: Given) {
	const t = useTexts(german, english).projects;
	const isBusy = useStore(deskStore).busy.includes(row.nodeId);
	const name = `${row.projectName}, ${row.taskName}`;
	const running = clocks.projectClocks.find((one) => one.status === "RUNNING");
	const activity = row.isRunning
		? (running?.currentActivity ?? clocks.defaultWorkTimeActivity)
		: clocks.defaultWorkTimeActivity;
	const Shape = row.isRunning ? IconPlayerStop : IconPlayerPlay;
	return (
		<button
			type="button"
			className={row.isRunning ? "project-switch running" : "project-switch"}
			aria-label={row.isRunning ? t.stop(name) : t.start(name)}
			aria-busy={isBusy}
			disabled={activity === null}
			onClick={() =>
				void press(row.nodeId, {
					action: row.isRunning ? "END" : "START",
					activity,
					projectNodeId: row.nodeId,
				})
			}
		>
			<Shape size={15} stroke={1.8} aria-hidden />
		</button>
	);
}
