import { IconLock } from "@tabler/icons-react";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PictureButton } from "#kit/ui/picture-button.tsx";
import { useTitle } from "#kit/web/use-title.ts";
import { monthCloseOverview } from "./panels.ts";
import { useMayClose } from "./use-closing.ts";

/** Leads to closing a month, e.g. 2026-10; absent for people who may close nobody's. */
export function MonthCloseButton({ month }: { readonly month: string }) {
	const label = useTitle(monthCloseOverview);
	if (!useMayClose()) return null;
	const open = () => openPanel(monthCloseOverview, { month });
	return <PictureButton icon={IconLock} label={label} onClick={open} />;
}
