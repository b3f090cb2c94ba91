import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { timeTrackingsCreate } from "./panels.ts";
import "./new-entry-button.css";

/** In the bar on top: enters time for oneself, today. */
export default function NewEntryButton() {
	const label = useTexts(texts).newEntry;
	const open = () => openPanel(timeTrackingsCreate, {});
	return (
		<span className="new-entry">
			<Button leftSection={<IconPlus size={16} stroke={2} aria-hidden />} onClick={open}>
				{label}
			</Button>
			<IconButton icon={IconPlus} size={20} label={label} onClick={open} />
		</span>
	);
}
