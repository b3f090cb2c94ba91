import { Button } from "@mantine/core";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { rolesAssignments } from "./panels.ts";

/** The way to the people who have the role. */
export function AssignmentsSection({ item }: { readonly item: { readonly id: string } }) {
	const t = useTexts(texts).assignments;
	return (
		<section className="master-section" aria-label={t.section}>
			<h3>{t.section}</h3>
			<Button
				size="xs"
				variant="default"
				onClick={() => openPanel(rolesAssignments, { id: item.id }, { stack: "sub" })}
			>
				{t.edit}
			</Button>
		</section>
	);
}
