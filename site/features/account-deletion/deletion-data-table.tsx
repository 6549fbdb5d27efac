import { useI18n } from "#site/i18n/i18n-context.tsx";
import styles from "./deletion-data-table.module.css";

/** What happens to each kind of data: what is deleted and when, what is kept and for how long. */
export function DeletionDataTable({
  days,
}: {
  /** Between a request on this page and the deletion; undefined where this page takes none, and promises less. */
  readonly days: number | undefined;
}) {
  const { t } = useI18n();
  const isHere = days !== undefined;
  const deleted = isHere ? t("deleteAccount.deletedAfter", { count: days }) : t("deleteAccount.deletedForGood");
  const rows = [
    [t("deleteAccount.removedProfile"), deleted],
    [t("deleteAccount.removedContent"), deleted],
    [t("deleteAccount.removedScore"), deleted],
    [t("deleteAccount.removedSignIn"), deleted],
    [t("deleteAccount.removedUsage"), deleted],
    [t("deleteAccount.unlinkedMedia"), t("deleteAccount.unlinkedFate")],
    ...(isHere
      ? [
          [t("deleteAccount.keptRecord"), t("deleteAccount.keptThreeYears")],
          [t("deleteAccount.keptFileNames"), t("deleteAccount.keptOneWeek")],
          [t("deleteAccount.keptAttempts"), t("deleteAccount.keptOneHour")],
        ]
      : []),
    [t("deleteAccount.keptSamples"), t("deleteAccount.keptAnonymous")],
    [t("deleteAccount.keptPayments"), t("deleteAccount.keptByLaw")],
  ];
  return (
    <table className={styles.table}>
      <caption>{t("deleteAccount.dataTitle")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("deleteAccount.dataColumn")}</th>
          <th scope="col">{t("deleteAccount.fateColumn")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([data, fate]) => (
          <tr key={data}>
            <th scope="row">{data}</th>
            <td>{fate}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
