import { Button } from "@mantine/core";
import { type Icon, IconChevronDown } from "@tabler/icons-react";
import type { Activity } from "#areas/time-tracking/activities/contract/activity-answer.ts";
import { DropMenu } from "#kit/ui/menu/drop-menu.tsx";
import { ColorDot } from "#kit/ui/tag/color-dot.tsx";

/** Of buttons that ignore a press for a moment. */
export interface Busy {
	readonly "aria-disabled": boolean;
	readonly "data-busy": boolean | undefined;
}

interface Given {
	readonly label: string;
	readonly icon: Icon;
	/** Of the menu. */
	readonly heading: string;
	readonly activities: readonly Activity[];
	/** Begun at once by the button itself; the menu then has a button of its own beside it. */
	readonly usual?: Activity | null;
	readonly className: string;
	readonly onChoose: (activity: Activity) => void;
	readonly busy: Busy;
}

/** A button for one activity; with several to choose from it opens a menu, or begins the usual one and has the menu beside it. */
export function ActivityMenu(given: Given) {
	const { label, icon: Shape, heading, activities, usual = null, busy, onChoose } = given;
	const button = {
		size: "sm",
		variant: "default",
		className: given.className,
		leftSection: <Shape size={17} stroke={1.8} aria-hidden />,
		...busy,
	} as const;
	const [only] = activities;
	if (activities.length < 2) {
		return (
			<Button
				{...button}
				disabled={only === undefined}
				onClick={() => only !== undefined && onChoose(only)}
			>
				{label}
			</Button>
		);
	}
	const entries = activities.map((activity) => ({
		id: activity.id,
		label: activity.name,
		icon: <ColorDot color={activity.color} />,
		onChoose: () => onChoose(activity),
	}));
	const menu = { entries, position: "bottom-end", label: heading } as const;
	if (usual !== null) {
		return (
			<span className={`${given.className} split-button`}>
				<Button {...button} className="split-main" onClick={() => onChoose(usual)}>
					{label}
				</Button>
				<DropMenu {...menu} isDisabled={busy["aria-disabled"]}>
					<Button
						{...busy}
						size="sm"
						variant="default"
						className="split-more"
						aria-label={heading}
						title={heading}
					>
						<IconChevronDown size={14} aria-hidden />
					</Button>
				</DropMenu>
			</span>
		);
	}
	return (
		<DropMenu {...menu} isDisabled={busy["aria-disabled"]}>
			<Button {...button} rightSection={<IconChevronDown size={14} aria-hidden />}>
				{label}
			</Button>
		</DropMenu>
	);
}
