import {
	IconBabyCarriage,
	IconBeach,
	IconClock,
	IconCoinOff,
	IconDoorExit,
	IconHeart,
	IconHeartHandshake,
	IconHome,
	IconMoodKid,
	IconPlane,
	type IconProps,
	IconSchool,
	IconStar,
	IconThermometer,
} from "@tabler/icons-react";
import type { ComponentType } from "react";
import type { AbsenceIcon } from "#domain/absences/absence-icons.ts";

const pictures: Readonly<Record<AbsenceIcon, ComponentType<IconProps>>> = {
	BEACH: IconBeach,
	THERMOMETER: IconThermometer,
	CHILD: IconMoodKid,
	CLOCK: IconClock,
	STAR: IconStar,
	COIN_OFF: IconCoinOff,
	SCHOOL: IconSchool,
	PRAM: IconBabyCarriage,
	HEART: IconHeart,
	CARE: IconHeartHandshake,
	PLANE: IconPlane,
	HOME: IconHome,
	DOOR: IconDoorExit,
};

interface Given {
	readonly icon: AbsenceIcon;
	/** Pixels. */
	readonly size?: number;
}

/** The picture of a kind of absence; its name always stands beside it. */
export function ActivityIcon({ icon, size = 16 }: Given) {
	const Picture = pictures[icon];
	return <Picture size={size} stroke={1.7} aria-hidden />;
}
