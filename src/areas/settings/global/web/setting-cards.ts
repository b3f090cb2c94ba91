import {
	type Icon,
	IconAlarm,
	IconArrowsHorizontal,
	IconBeach,
	IconBellRinging,
	IconBriefcase,
	IconBuilding,
	IconCalendarCheck,
	IconCalendarEvent,
	IconCalendarOff,
	IconCalendarTime,
	IconCertificate,
	IconClock,
	IconCoins,
	IconConfetti,
	IconDatabaseExport,
	IconDeviceMobile,
	IconDeviceTablet,
	IconFileExport,
	IconFileSearch,
	IconHourglass,
	IconKey,
	IconListCheck,
	IconMail,
	IconMailQuestion,
	IconMapPin,
	IconPassword,
	IconPlusMinus,
	IconReportAnalytics,
	IconReportMoney,
	IconScale,
	IconShieldCheck,
	IconSun,
	IconTag,
	IconTrash,
	IconUserCheck,
	IconUserShield,
	IconUsersGroup,
} from "@tabler/icons-react";
import type { Words } from "#kit/contract/texts.ts";
import type { SettingKey } from "../contract/setting-keys.ts";
import type { texts } from "../text.ts";

export type CardName = keyof Words<typeof texts>["cards"];
export type CardGroup = keyof Words<typeof texts>["groups"];

/** What a card opens: a panel by its id, which need not exist (yet), or a group of settings. */
export type SettingCard = { readonly icon: Icon } & (
	| { readonly card: CardName; readonly panel: string }
	| { readonly setting: SettingKey }
);

const organisation: readonly SettingCard[] = [
	{ card: "sites", panel: "sites.overview", icon: IconBuilding },
	{ card: "roles", panel: "roles.overview", icon: IconShieldCheck },
	{ card: "costCentres", panel: "cost-centres.overview", icon: IconCoins },
	{ card: "tags", panel: "tags.manage", icon: IconTag },
	{ card: "customFields", panel: "custom-fields.overview", icon: IconListCheck },
	{ card: "qualifications", panel: "settings.qualifications", icon: IconCertificate },
	{ card: "employmentTypes", panel: "settings.employment-types", icon: IconBriefcase },
	{ card: "holidays", panel: "holidays.overview", icon: IconConfetti },
	{ card: "activitiesTime", panel: "activities.time-management", icon: IconClock },
	{ card: "activitiesShifts", panel: "activities.shiftplan", icon: IconCalendarTime },
	{ card: "activitiesAbsences", panel: "activities.absences", icon: IconBeach },
	{ card: "leaveRules", panel: "leave-rules.overview", icon: IconScale },
	{ card: "leaveBarriers", panel: "absences.leave-barriers", icon: IconCalendarOff },
	{ card: "minimumStaffing", panel: "absences.minimum-staffing", icon: IconUserCheck },
	{ card: "activitiesAppointments", panel: "activities.appointments", icon: IconCalendarEvent },
	{ card: "payrollAccounts", panel: "settings.payroll-accounts", icon: IconReportMoney },
	{ card: "payrollRules", panel: "settings.payroll-rules", icon: IconReportAnalytics },
	{ setting: "payroll.closing", icon: IconCalendarCheck },
	{ card: "payrollExports", panel: "settings.payroll-exports", icon: IconFileExport },
	{ card: "wageFileCheck", panel: "payroll.wage-file-check", icon: IconFileSearch },
	{ card: "places", panel: "geolocations.manage", icon: IconMapPin },
];

const access: readonly SettingCard[] = [
	{ setting: "passwords.policy", icon: IconPassword },
	{ setting: "passwords.reset", icon: IconMailQuestion },
	{ setting: "session.times", icon: IconHourglass },
	{ card: "singleSignOn", panel: "settings.sso-providers", icon: IconUserShield },
	{ card: "apiKeys", panel: "settings.api-keys", icon: IconKey },
	{ card: "appRegistrations", panel: "settings.app-registrations", icon: IconDeviceMobile },
	{ card: "terminals", panel: "settings.hardware-terminals", icon: IconDeviceTablet },
];

/** The groups of the page, in their order. Whatever nobody has built or may open is left out. */
export const settingCards: Readonly<Record<CardGroup, readonly SettingCard[]>> = {
	organisation,
	access,
	timeTracking: [
		{ setting: "timetracking.autoFinish", icon: IconAlarm },
		{ setting: "timetracking.balanceMode", icon: IconPlusMinus },
		{ setting: "timetracking.shiftGapMinutes", icon: IconArrowsHorizontal },
		{ setting: "timetracking.churchSundays", icon: IconSun },
		{ setting: "timetracking.holidayWork", icon: IconBriefcase },
	],
	shiftPlanning: [
		{ setting: "shiftplan.participation", icon: IconUsersGroup },
		{ setting: "shiftplan.changes", icon: IconBellRinging },
	],
	system: [
		{ setting: "mails.sender", icon: IconMail },
		{ setting: "retention.times", icon: IconTrash },
		{ card: "tenantExport", panel: "settings.tenant-export", icon: IconDatabaseExport },
	],
};
