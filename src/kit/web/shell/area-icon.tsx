import {
	IconAddressBook,
	IconBeach,
	IconBriefcase,
	IconCalendarUser,
	IconChartBar,
	IconClockHour4,
	IconCode,
	IconFileEuro,
	IconFolder,
	IconLayoutDashboard,
	IconSettings,
	IconUsers,
} from "@tabler/icons-react";
import type { AreaName } from "../router/route-table.ts";

const icons = {
	home: IconLayoutDashboard,
	"time-management": IconClockHour4,
	absences: IconBeach,
	shiftplan: IconCalendarUser,
	projects: IconBriefcase,
	staff: IconUsers,
	contacts: IconAddressBook,
	payroll: IconFileEuro,
	reports: IconChartBar,
	settings: IconSettings,
	developer: IconCode,
} as const satisfies Record<AreaName, unknown>;

export function AreaIcon({ area, size = 18 }: { readonly area: string; readonly size?: number }) {
	const Shape = Object.hasOwn(icons, area) ? icons[area as AreaName] : IconFolder;
	return <Shape size={size} stroke={1.7} aria-hidden />;
}
