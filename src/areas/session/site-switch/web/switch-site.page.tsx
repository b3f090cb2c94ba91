import { useSearch } from "@tanstack/react-router";
import { SwitchingSite } from "./switching-site.tsx";

/** Shown while the site is being switched. */
export default function SwitchSitePage() {
	const { switching } = useSearch({ strict: false }) as { switching?: string };
	return <SwitchingSite isSwitching={switching === "true"} />;
}
