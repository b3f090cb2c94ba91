import { inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	profile: ["Mein Profil", "My profile"],
	about: ["Über die App", "About the app"],
});
