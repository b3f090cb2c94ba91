import { Button } from "@mantine/core";
import { IconPlayerPlay, IconPlayerStop } from "@tabler/icons-react";
import { useTexts } from "#kit/web/texts.ts";
import type { TimeClocks } from "../../contract.ts";
import { texts } from "../../text.ts";
import { useBooking } from "../booking/use-booking.ts";
import { type ClockNode, clockOfNode } from "./project-nodes.ts";

interface Given {
	readonly node: ClockNode;
	readonly clocks: TimeClocks | undefined;
	/** With its word, not only as an icon. */
	readonly isWide?: boolean;
}

/** Starts or stops the clock of one project node. */
export function ProjectClockButton({ node, clocks, isWide }: Given) {
	const t = useTexts(texts).projects;
	const { isRunning } = clockOfNode(clocks, node.id);
	const { isBusy, isLocating, cancel, book } = useBooking();
	const gps = useTexts(texts).gps;
	const activity = isRunning
		? (clocks?.workTimeClock.currentActivity ?? null)
		: (clocks?.defaultWorkTimeActivity ?? null);
	const name = `${node.projectName} ${node.label}`;
	const label = isRunning ? t.stop(name) : t.start(name);
	const Shape = isRunning ? IconPlayerStop : IconPlayerPlay;
	if (isLocating) {
		return (
			<span className="project-locating" role="status">
				{gps.locating}
				<Button variant="default" onClick={cancel}>
					{gps.cancel}
				</Button>
			</span>
		);
	}
	return (
		<Button
			className={isWide ? "project-button wide" : "project-button"}
			variant={isRunning ? "filled" : "default"}
			aria-label={label}
			title={label}
			disabled={activity === null}
			aria-disabled={isBusy}
			data-busy={isBusy || undefined}
			onClick={() => {
				if (activity === null) return;
				book({ action: isRunning ? "END" : "START", activity, projectNodeId: node.id });
			}}
		>
			<Shape size={16} stroke={1.8} aria-hidden />
			{isWide && <span>{isRunning ? t.stopWord : t.startWord}</span>}
		</Button>
	);
}
