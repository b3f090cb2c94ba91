import { IconCloudOff, IconTool } from "@tabler/icons-react";
import { serverAddress } from "../config.ts";
import { useConnection } from "../connection.ts";
import { texts } from "../text.ts";
import { useTexts } from "../texts.ts";

/** Says all the time that the server is away or being worked on. */
export function ConnectionBanner() {
	const t = useTexts(texts);
	const state = useConnection();
	if (state === "online") return null;
	const Shape = state === "offline" ? IconCloudOff : IconTool;
	return (
		<div className="connection-banner" role="status">
			<Shape className="banner-icon" size={18} stroke={1.7} aria-hidden />
			<span>
				{state === "offline" ? t.errors.serverNotFoundText(serverAddress()) : t.errors.maintenance}
			</span>
		</div>
	);
}
