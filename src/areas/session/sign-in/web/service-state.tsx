import { IconCircleCheck, IconCloudOff, IconTool } from "@tabler/icons-react";
import { browserConfig } from "#kit/web/config.ts";
import { useConnection } from "#kit/web/connection.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";

const icons = {
	online: IconCircleCheck,
	offline: IconCloudOff,
	maintenance: IconTool,
} as const;

/** Whether signing in can work at present, and which version this is. */
export function ServiceState() {
	const t = useTexts(texts).frame;
	const connection = useConnection();
	const Icon = icons[connection];
	return (
		<p className="entry-service" data-state={connection}>
			<Icon size={16} stroke={1.7} aria-hidden />
			<span role="status">{t[connection]}</span>
			<span>{t.version(browserConfig().version)}</span>
		</p>
	);
}
