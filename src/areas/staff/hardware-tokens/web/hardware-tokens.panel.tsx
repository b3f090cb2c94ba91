import { HeldList } from "#kit/web/held-record/held-list.tsx";
import { tokenScreens } from "./screens.ts";

/** What a person holds against terminals. */
export default function HardwareTokensPanel({ userId }: { readonly userId: string }) {
	return <HeldList screens={tokenScreens} userId={userId} />;
}
