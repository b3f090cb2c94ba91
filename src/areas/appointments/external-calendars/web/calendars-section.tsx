import { Button } from "@mantine/core";
import { IconCalendarDown, IconFileImport } from "@tabler/icons-react";
import { Section } from "#kit/ui/facts/section.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { appointmentsImport, appointmentsSubscriptions } from "./panels.ts";
import "./calendars.css";

/** The two ways in which appointments of others come into one's calendar. */
export default function CalendarsSection() {
	const t = useTexts(texts);
	return (
		<Section title={t.title}>
			<p className="calendars-text">{t.intro}</p>
			<div className="calendars-ways">
				<Button
					variant="default"
					leftSection={<IconFileImport size={16} stroke={1.7} aria-hidden />}
					onClick={() => openPanel(appointmentsImport, {})}
				>
					{t.openImport}
				</Button>
				<Button
					variant="default"
					leftSection={<IconCalendarDown size={16} stroke={1.7} aria-hidden />}
					onClick={() => openPanel(appointmentsSubscriptions, {})}
				>
					{t.openSubscriptions}
				</Button>
			</div>
		</Section>
	);
}
