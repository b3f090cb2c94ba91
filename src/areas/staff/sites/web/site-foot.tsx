import { Button } from "@mantine/core";
import { useMay } from "../../../../kit/web/session/session-store.ts";
import { useTexts } from "../../../../kit/web/texts.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";
import type { Site } from "./site-panel.tsx";
import { useSiteActions } from "./use-site-actions.ts";

interface Given {
	readonly site: Site;
	readonly close: () => void;
}

/** What ends or brings back a site. */
export function SiteFoot({ site, close }: Given) {
	const t = useTexts(german, english).actions;
	const mayWrite = useMay("sites.manage", "WRITE");
	const mayDelete = useMay("sites.manage", "FULL");
	const { switchState, remove } = useSiteActions();
	if (!mayWrite) return null;
	const removeAndClose = async () => {
		if (await remove(site)) close();
	};
	return (
		<>
			{mayDelete && (
				<Button
					variant="default"
					data-far-left
					onClick={() => void removeAndClose()}
				>
					{t.remove}
				</Button>
			)}
			<Button variant="default" onClick={() => void switchState(site)}>
				{site.isEnabled ? t.archive : t.restore}
			</Button>
		</>
	);
}
