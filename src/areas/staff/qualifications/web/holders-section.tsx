import { Button } from "@mantine/core";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { Holders } from "./holders.tsx";
import { qualificationUsers } from "./panels.ts";

const few = 5;

/** The first holders in the detail of a qualification, and the way to all of them. */
export function HoldersSection({ item }: { readonly item: { readonly id: string } }) {
	const t = useTexts(texts).users;
	return (
		<section className="master-section" aria-label={t.title}>
			<h3>{t.title}</h3>
			<Holders id={item.id} most={few} />
			<Button
				size="xs"
				variant="default"
				onClick={() => openPanel(qualificationUsers, { id: item.id }, { stack: "sub" })}
			>
				{t.showAll}
			</Button>
		</section>
	);
}
