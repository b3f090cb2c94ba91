import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { contract } from "../contract.ts";
import { LoadedPanel } from "./loaded-panel.tsx";
import { ManualActivation } from "./manual-activation.tsx";
import type { activationParams } from "./panels.ts";
import { ProviderActivation } from "./provider-activation.tsx";
import { usePanelTitles } from "./use-panel-titles.ts";

type Given = PanelProps<typeof activationParams>;

/** Sets up a way in: name and password, or what the provider knows the person by. */
export default function UsersLoginActivationPanel(given: Given) {
	const titles = usePanelTitles();
	const { userId, provider, close } = given;
	return (
		<LoadedPanel
			title={titles.loginActivation}
			endpoint={contract.listUserLogins}
			input={{ userId }}
		>
			{({ items }) => {
				const login = items.find((one) => one.provider === provider);
				return provider === "MANUAL" ? (
					<ManualActivation userId={userId} login={login} close={close} />
				) : (
					<ProviderActivation userId={userId} provider={provider} login={login} close={close} />
				);
			}}
		</LoadedPanel>
	);
}
