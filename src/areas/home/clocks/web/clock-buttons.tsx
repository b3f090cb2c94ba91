import { Button } from "@mantine/core";
import {
	IconDoorEnter,
	IconDoorExit,
	IconMapPin,
	IconPlayerPause,
	IconPlayerPlay,
} from "@tabler/icons-react";
import { useTexts } from "#kit/web/texts.ts";
import type { TimeClocks } from "../contract.ts";
import { texts } from "../text.ts";
import { ActivityMenu, type Busy } from "./activity-menu.tsx";
import type { BookingWish } from "./booking/waiting-booking.ts";

interface Given {
	/** Undefined until they have been loaded. */
	readonly clocks: TimeClocks | undefined;
	readonly isBusy: boolean;
	readonly onBook: (wish: BookingWish) => void;
}

type Activity = BookingWish["activity"];

/** What can be done with the work-time clock in its status; in any other status its button is shut. */
export function ClockButtons({ clocks, isBusy, onBook }: Given) {
	const t = useTexts(texts);
	const status = clocks?.workTimeClock.status;
	const current = clocks?.workTimeClock.currentActivity ?? null;
	const work = clocks?.defaultWorkTimeActivity ?? null;
	const book = (action: "START" | "END", activity: Activity | null) => {
		if (activity !== null) onBook({ action, activity, projectNodeId: null });
	};
	const busy = { "aria-disabled": isBusy, "data-busy": isBusy || undefined };
	const come = { icon: IconDoorEnter, label: t.come, action: "START", activity: work } as const;
	const end = { action: "END", activity: current } as const;
	const buttons = {
		RUNNING: { ...end, icon: IconDoorExit, label: t.go },
		PAUSED: { ...end, icon: IconPlayerPlay, label: t.end(current?.name ?? t.pause) },
		STOPPED: come,
	};
	const isKnown = status !== undefined && status in buttons;
	const main = buttons[isKnown ? status : "STOPPED"];
	return (
		<div className="clock-buttons">
			<Button
				key="main"
				size="sm"
				className="clock-main"
				leftSection={<main.icon size={18} stroke={1.8} aria-hidden />}
				disabled={!isKnown || main.activity === null}
				onClick={() => book(main.action, main.activity)}
				{...busy}
			>
				{main.label}
			</Button>
			{status === "RUNNING" && clocks !== undefined && (
				<ActivityMenu
					label={t.pause}
					icon={IconPlayerPause}
					heading={t.choosePause}
					activities={pausesOf(clocks)}
					usual={clocks.defaultPauseActivity}
					className="clock-pause"
					onChoose={(activity) => book("START", activity)}
					busy={busy}
				/>
			)}
			{clocks !== undefined && status !== "PAUSED" && isKnown && (
				<Errand clocks={clocks} busy={busy} onBegin={(activity) => book("START", activity)} />
			)}
		</div>
	);
}

/** Pauses to choose from; the default one alone where none are listed. */
function pausesOf(clocks: TimeClocks): readonly Activity[] {
	if (clocks.pauseActivities.length > 0) return clocks.pauseActivities;
	return clocks.defaultPauseActivity === null ? [] : [clocks.defaultPauseActivity];
}

interface ErrandGiven {
	readonly clocks: TimeClocks;
	readonly busy: Busy;
	readonly onBegin: (activity: Activity | null) => void;
}

/** Begins an action such as an errand; while one runs, goes back to work. */
function Errand({ clocks, busy, onBegin }: ErrandGiven) {
	const t = useTexts(texts);
	const { actionActivities, workTimeClock, defaultWorkTimeActivity } = clocks;
	const running = workTimeClock.currentActivity;
	if (running?.classType === "ACTION") {
		return (
			<Button
				size="sm"
				variant="default"
				className="clock-errand"
				leftSection={<IconMapPin size={17} stroke={1.8} aria-hidden />}
				disabled={defaultWorkTimeActivity === null}
				onClick={() => onBegin(defaultWorkTimeActivity)}
				{...busy}
			>
				{t.end(running.name)}
			</Button>
		);
	}
	const [only] = actionActivities;
	if (only === undefined) return null;
	return (
		<ActivityMenu
			label={actionActivities.length === 1 ? only.name : t.errand}
			icon={IconMapPin}
			heading={t.chooseErrand}
			activities={actionActivities}
			className="clock-errand"
			onChoose={onBegin}
			busy={busy}
		/>
	);
}
