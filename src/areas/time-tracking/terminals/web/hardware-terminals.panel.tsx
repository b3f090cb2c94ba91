import { MasterOverview } from "#kit/web/master-data/master-overview.tsx";
import { terminalScreens } from "./terminal-screens.ts";

export default function HardwareTerminalsPanel() {
	return <MasterOverview screens={terminalScreens} />;
}
