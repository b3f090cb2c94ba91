import { useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import { times } from "#kit/contract/limits.ts";
import { LoadingState } from "#kit/ui/state/loading-state.tsx";
import { goTo } from "#kit/web/router/navigation.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import "./switching-site.css";

/** Shown while the site is being switched. */
export default function SwitchSitePage() {
	const { switching } = useSearch({ strict: false }) as { switching?: string };
	return <SwitchingSite isSwitching={switching === "true"} />;
}

/** Waits for the switch, ten seconds at most; without one under way there is nothing to wait for. */
export function SwitchingSite({ isSwitching }: { readonly isSwitching: boolean }) {
	const t = useTexts(texts);
	useEffect(() => {
		const leave = () => void goTo("/", { replace: true });
		const timer = setTimeout(leave, isSwitching ? times.siteSwitch : 0);
		return () => clearTimeout(timer);
	}, [isSwitching]);
	return (
		<main className="switching-site">
			<h1>{t.switching}</h1>
			<p role="status">{t.wait}</p>
			<LoadingState />
		</main>
	);
}
