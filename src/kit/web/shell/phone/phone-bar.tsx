import { useMediaQuery } from "@mantine/hooks";
import { lazyCode } from "#kit/ui/state/lazy-code.ts";
import { LazyPart } from "#kit/ui/state/lazy-part.tsx";
import "./phone-navigation.css";

interface Given {
	readonly isMenuOpen: boolean;
	readonly onMore: () => void;
}

const code = lazyCode<Given>(() => import("./phone-navigation.tsx"));

/** The bar below the thumb; a wide screen has the menu at its side and does not load it. */
export function PhoneBar(given: Given) {
	const isPhone = useMediaQuery("(max-width: 699px)", undefined, {
		getInitialValueInEffect: false,
	});
	if (!isPhone) return null;
	const empty = <div className="phone-nav" />;
	return <LazyPart code={code} props={given} fallback={empty} failed={() => empty} />;
}
