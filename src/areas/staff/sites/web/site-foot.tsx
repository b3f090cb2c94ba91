import { EntryFoot } from "#kit/web/master-data/entry-foot.tsx";
import { useMay } from "#kit/web/session/session-store.ts";
import type { Site } from "./site-panel.tsx";
import { useSiteActions } from "./use-site-actions.ts";

interface Given {
	readonly site: Site;
	readonly close: () => void;
}

/** What ends or brings back a site. */
export function SiteFoot({ site, close }: Given) {
	const mayWrite = useMay("sites.manage", "WRITE");
	const mayDelete = useMay("sites.manage", "FULL");
	const { switchState, remove } = useSiteActions();
	if (!mayWrite) return null;
	return (
		<EntryFoot
			isEnabled={site.isEnabled}
			onRemove={mayDelete && (() => remove(site))}
			onSwitch={() => switchState(site)}
			close={close}
		/>
	);
}
