import { Button } from "@mantine/core";
import type { ShiftAnswer } from "#areas/shift-planning/shifts/contract.ts";
import { Section } from "#kit/ui/facts/section.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useTexts } from "#kit/web/texts.ts";
import { shiftsWhyOpen } from "./panels.ts";
import { texts } from "./text.ts";

/** In the detail of an open shift: the way to who could take it. */
export default function WhyOpenLink({ shift: { id, user } }: { readonly shift: ShiftAnswer }) {
	const t = useTexts(texts);
	if (user !== null) return null;
	return (
		<Section title={t.who}>
			<Button
				size="xs"
				variant="default"
				onClick={() => openPanel(shiftsWhyOpen, { id }, { stack: "sub" })}
			>
				{t.whoLink}
			</Button>
		</Section>
	);
}
