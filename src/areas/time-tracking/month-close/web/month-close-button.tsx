import { Button } from "@mantine/core";
import { IconLock } from "@tabler/icons-react";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useTitle } from "#kit/web/use-title.ts";
import { monthCloseOverview } from "./panels.ts";
import { useMayClose } from "./use-closing.ts";

interface Given {
	/** Example: 2026-10 */
	readonly month: string;
}

/** Leads to closing a month; absent for people who may close nobody's. */
export function MonthCloseButton({ month }: Given) {
	const overview = useTitle(monthCloseOverview);
	if (!useMayClose()) return null;
	return (
		<Button
			variant="default"
			leftSection={<IconLock size={16} stroke={1.8} aria-hidden />}
			onClick={() => openPanel(monthCloseOverview, { month })}
		>
			{overview}
		</Button>
	);
}
